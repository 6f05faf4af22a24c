import * as routes from '@rombo/shared/contract/route-definitions';
import { restoreVersion } from '../collections/collection.ts';
import { company, withCompanyId } from '../collections/company.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.restoreCompanyVersion, (request) =>
  restoreVersion(company)(withCompanyId(request)),
);
