import { common } from './common.ts';
import { companyInfo, footer, nav } from './layout.ts';

/** Italian texts that every page needs: frame and messages. */
export default { common, nav, footer, companyInfo };
