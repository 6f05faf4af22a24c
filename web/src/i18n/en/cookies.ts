import type it from '../it/cookies.ts';
import { fillLegalText } from '../legal-text.ts';
import text from './cookies.json';

export default fillLegalText(text) satisfies typeof it;
