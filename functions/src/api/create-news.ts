import * as routes from '@rombo/shared/contract/route-definitions';
import { create } from '../collections/kind.ts';
import { news } from '../collections/news.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(routes.createNews, create(news));
