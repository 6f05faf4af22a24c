import { restoration } from '@rombo/shared/contract/kind-routes';
import { company, withCompanyId } from '../collections/company.ts';
import { restoreVersion } from '../collections/kind.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(restoration(company.collection), (request) =>
  restoreVersion(company)(withCompanyId(request)),
);
