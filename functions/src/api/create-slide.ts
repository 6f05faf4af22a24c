import { creation } from '@rombo/shared/contract/kind-routes';
import { create } from '../collections/kind.ts';
import { slides } from '../collections/kinds/slides.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(creation(slides.collection), create(slides));
