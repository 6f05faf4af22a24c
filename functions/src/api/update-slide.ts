import { replacement } from '@rombo/shared/contract/kind-routes';
import { change } from '../collections/kind.ts';
import { slides } from '../collections/kinds/slides.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(replacement(slides.collection), change(slides));
