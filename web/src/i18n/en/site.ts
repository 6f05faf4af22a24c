import type it from '../it/site.ts';
import { common } from './common.ts';
import { companyInfo, footer, nav } from './layout.ts';

export default { common, nav, footer, companyInfo } satisfies typeof it;
