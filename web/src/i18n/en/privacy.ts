import type it from '../it/privacy.ts';
import { fillLegalText } from '../legal-text.ts';
import text from './privacy.json';

export default fillLegalText(text) satisfies typeof it;
