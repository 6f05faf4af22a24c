import { routePaths } from '@rombo/shared/contract/route-paths';
import { addRoutes } from './known-routes.ts';

addRoutes(routePaths);
