import type { Product, ProductFields, ProductInput } from '@rombo/shared/collections/product';
import type { SameFields } from './every-field.ts';

/** The fields that the server decides. */
type OwnField = 'id' | 'slug' | 'slugEn' | 'version' | 'createdAt' | 'updatedAt';

type Files = Pick<Product, 'images' | 'technicalSheetUrl' | 'technicalSheetEnUrl' | 'pictures' | 'explodedView'>;

/**
 * The fields of a product as its form sets them, with its files. One that the form leaves out is absent, so that its stored value stays.
 * A field that is not in all schemas does not compile.
 */
export function productFields(input: ProductInput, files: Files) {
  const {
    images: _,
    technicalSheet: __,
    technicalSheetEn: ___,
    pictures: ____,
    explodedView: _____,
    explodedViewImage: ______,
    ...texts
  } = input;
  const fields = { ...(texts satisfies SameFields<ProductFields, typeof texts>), ...files };
  return fields satisfies SameFields<Omit<Product, OwnField>, typeof fields>;
}

/** A product without a time of publication unless it is a draft. */
export const withStatus = <T extends Pick<Product, 'status' | 'publishAt'>>(product: T): T =>
  product.status === 'draft' ? product : { ...product, publishAt: undefined };
