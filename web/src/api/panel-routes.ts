import { routePaths } from '@rombo/shared/route-paths';
import { addRoutes } from './known-routes.ts';

addRoutes(routePaths);
