import { slides } from '@rombo/shared/collections/slide';
import { versions } from '@rombo/shared/contract/kind-routes';
import { slideStore } from '../data/slides.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(versions(slides), listVersions(slideStore, slides));
