import { common } from './common.ts';
import { companyInfo, footer, nav } from './layout.ts';

export default { common, nav, footer, companyInfo };
