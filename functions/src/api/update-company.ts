import { replacement } from '@rombo/shared/contract/kind-routes';
import { change } from '../collections/kind.ts';
import { company, withCompanyId } from '../collections/kinds/company.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(replacement(company.collection), (request) =>
  change(company)(withCompanyId(request)),
);
