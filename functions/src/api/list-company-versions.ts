import { COMPANY, companyProfile } from '@rombo/shared/collections/company-profile';
import * as routes from '@rombo/shared/contract/route-definitions';
import { companyStore } from '../data/company.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listCompanyVersions, () =>
  listVersions(companyStore, companyProfile, COMPANY),
);
