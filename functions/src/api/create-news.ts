import { creation } from '@rombo/shared/contract/kind-routes';
import { create } from '../collections/kind.ts';
import { news } from '../collections/kinds/news.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(creation(news.collection), create(news));
