import type { Product, ProductInput } from '@rombo/shared/product';
import type { EveryField, NothingElse } from './every-field.ts';

/** The fields that the server decides. */
type OwnField = 'id' | 'slug' | 'version' | 'createdAt' | 'updatedAt';

type Files = Pick<Product, 'images' | 'technicalSheetUrl' | 'pictures'>;

/**
 * The fields of a product as its form sets them, with the addresses of its files. Every field of the schemas is named here, so that
 * a new one does not compile until this function maps it; one that older clients do not send must keep its stored value when absent.
 */
export function productFields(input: ProductInput, { images, technicalSheetUrl, pictures }: Files) {
  const { images: _, technicalSheet: __, pictures: ___, ...texts } = input;
  const { name, description, category, subcategory, technicalSpecs, featured, ...rest } = texts;
  rest satisfies NothingElse;
  return {
    name,
    description,
    category,
    subcategory,
    technicalSpecs,
    featured,
    images,
    technicalSheetUrl,
    pictures,
  } satisfies EveryField<Omit<Product, OwnField>>;
}
