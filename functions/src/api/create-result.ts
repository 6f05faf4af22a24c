import { creation } from '@rombo/shared/contract/kind-routes';
import { create } from '../collections/kind.ts';
import { results } from '../collections/kinds/results.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(creation(results.collection), create(results));
