import { replacement } from '@rombo/shared/contract/kind-routes';
import { change } from '../collections/kind.ts';
import { news } from '../collections/kinds/news.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(replacement(news.collection), change(news));
