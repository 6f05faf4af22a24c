/** Parts of the pages of products that load after their opening, and the dialog of a card that shows one of them. */
export { default as SpecsDialog } from '../catalogue/specs-dialog.tsx';
export { ComparedCurves } from '../compare/compared-curves.tsx';
export { ComparisonTable } from '../compare/comparison-table.tsx';
export { default as DataSheet } from './data-sheet.tsx';
export { default as MyFit } from './my-fit.tsx';
export { default as OtherProducts } from './other-products.tsx';
export { ActionBar, ProductActions } from './product-actions.tsx';
