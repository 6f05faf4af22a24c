import { creation } from '@rombo/shared/contract/kind-routes';
import { guides } from '../collections/guides.ts';
import { create } from '../collections/kind.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(creation(guides.collection), create(guides));
