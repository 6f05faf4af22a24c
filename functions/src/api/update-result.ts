import { replacement } from '@rombo/shared/contract/kind-routes';
import { change } from '../collections/kind.ts';
import { results } from '../collections/kinds/results.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(replacement(results.collection), change(results));
