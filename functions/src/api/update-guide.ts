import { replacement } from '@rombo/shared/contract/kind-routes';
import { change } from '../collections/kind.ts';
import { guides } from '../collections/kinds/guides.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(replacement(guides.collection), change(guides));
