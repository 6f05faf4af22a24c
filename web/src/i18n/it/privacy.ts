import { fillLegalText, type LegalText } from '../legal-text.ts';
import text from './privacy.json';

export default fillLegalText(text) as LegalText<keyof typeof text.sections>;
