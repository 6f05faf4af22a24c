import { slides } from '@rombo/shared/collections/slide';
import * as routes from '@rombo/shared/contract/route-definitions';
import { slideStore } from '../data/slides.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listSlideVersions, ({ parameters }) =>
  listVersions(slideStore, slides, parameters.id),
);
