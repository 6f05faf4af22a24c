import * as routes from '@rombo/shared/contract/route-definitions';
import { getCompany } from '../data/settings.ts';
import { route } from '../http/chain.ts';

export const handler = route(routes.getCompany, () => getCompany());
