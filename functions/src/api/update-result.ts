import * as routes from '@rombo/shared/contract/route-definitions';
import { change } from '../collections/kind.ts';
import { results } from '../collections/results.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(routes.updateResult, change(results));
