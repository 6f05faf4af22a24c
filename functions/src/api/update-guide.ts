import { replacement } from '@rombo/shared/contract/kind-routes';
import { guides } from '../collections/guides.ts';
import { change } from '../collections/kind.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(replacement(guides.collection), change(guides));
