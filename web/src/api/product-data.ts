/** Conversions of product data for display, which the server has done for its own pages: loaded with the first product or list. */
export { classesIn } from '@rombo/shared/collections/classes';
export { comparisonOf } from '@rombo/shared/collections/comparison';
export { outlineOf } from '@rombo/shared/collections/outline-of';
export { productDetailsIn } from '@rombo/shared/collections/product-in';
