import type { Product } from '@rombo/shared/collections/product';

type Named = Pick<Product, 'images' | 'technicalSheetUrl' | 'technicalSheetEnUrl' | 'explodedView'>;

/** The addresses of every file that a product names. */
export const filesOf = ({ images, technicalSheetUrl, technicalSheetEnUrl, explodedView }: Named): string[] => [
  ...images,
  ...[technicalSheetUrl, technicalSheetEnUrl, explodedView?.image].filter((address) => typeof address === 'string'),
];

/** The files of one version of a product that another one does not name. */
export const filesBeside = (product: Named, other: Named): string[] =>
  filesOf(product).filter((address) => !filesOf(other).includes(address));
