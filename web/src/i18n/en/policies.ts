import type it from '../it/policies.ts';
import { fillLegalText } from '../legal-text.ts';
import cookies from './cookies.json';
import privacy from './privacy.json';

export default { privacy: fillLegalText(privacy), cookies: fillLegalText(cookies) } satisfies typeof it;
