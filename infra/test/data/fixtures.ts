import type { Product } from '@rombo/shared/collections/product';
import { type SlugField, sheetUrl } from '@rombo/shared/contract/language-fields';
import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { fieldsByLanguage } from '@rombo/shared/words/languages';

export const TIME = '2026-01-01T00:00:00.000Z';

export const idOf = (letter: string) => `00000000-0000-4000-8000-${String(letter.charCodeAt(0)).padStart(12, '0')}`;

export const letterOf = ({ id }: { id: string }) => String.fromCharCode(Number(id.slice(-12)));

/** An engine with the required fields, in the state before it is stored. */
export const product = (letter: string, changes: Partial<Product> = {}): Omit<Product, SlugField> => ({
  id: idOf(letter),
  name: `Motore ${letter}`,
  description: 'Un motore',
  category: 'motori',
  subcategory: '3.5cc',
  images: [],
  technicalSpecs: { Zeta: '1', Alfa: '2' },
  ...fieldsByLanguage(sheetUrl, () => null),
  featured: false,
  status: 'visible',
  version: 1,
  createdAt: TIME,
  updatedAt: TIME,
  pictures: (changes.images ?? []).map((url) => unmeasuredPicture(url)),
  ...changes,
});
