import { common } from './common.ts';
import { companyInfo, footer, nav } from './layout.ts';

/** What every page needs in Italian: its frame and its messages. */
export default { common, nav, footer, companyInfo };
