import * as routes from '@rombo/shared/contract/route-definitions';
import { company, withCompanyId } from '../collections/company.ts';
import { change } from '../collections/kind.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.updateCompany, (request) => change(company)(withCompanyId(request)));
