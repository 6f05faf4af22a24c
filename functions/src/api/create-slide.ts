import * as routes from '@rombo/shared/contract/route-definitions';
import { create } from '../collections/kind.ts';
import { slides } from '../collections/slides.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(routes.createSlide, create(slides));
