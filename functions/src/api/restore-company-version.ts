import { restoration } from '@rombo/shared/contract/kind-routes';
import { restoreVersion } from '../collections/kind.ts';
import { company, withCompanyId } from '../collections/kinds/company.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(restoration(company.collection), (request) =>
  restoreVersion(company)(withCompanyId(request)),
);
