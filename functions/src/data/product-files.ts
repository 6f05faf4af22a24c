import type { Product } from '@rombo/shared/product';

type Named = Pick<Product, 'images' | 'technicalSheetUrl' | 'technicalSheetEnUrl' | 'explodedView'>;

/** The addresses of every file that a product names. */
export const filesOf = ({ images, technicalSheetUrl, technicalSheetEnUrl, explodedView }: Named): string[] => [
  ...images,
  ...[technicalSheetUrl, technicalSheetEnUrl, explodedView?.image].filter((address) => typeof address === 'string'),
];
