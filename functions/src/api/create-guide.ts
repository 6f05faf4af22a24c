import { creation } from '@rombo/shared/contract/kind-routes';
import { create } from '../collections/kind.ts';
import { guides } from '../collections/kinds/guides.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(creation(guides.collection), create(guides));
