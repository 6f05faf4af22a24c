import { fillLegalText, type LegalText } from '../legal-text.ts';
import text from './cookies.json';

export default fillLegalText(text) as LegalText<keyof typeof text.sections>;
