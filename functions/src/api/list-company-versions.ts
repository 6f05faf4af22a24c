import { COMPANY, companyProfile } from '@rombo/shared/collections/company-profile';
import { versions } from '@rombo/shared/contract/kind-routes';
import { companyStore } from '../data/company.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(versions(companyProfile), () =>
  listVersions(companyStore, companyProfile)({ parameters: { id: COMPANY } }),
);
