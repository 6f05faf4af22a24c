export { default as ComparePage } from '../../site/compare/compare-page.tsx';
export { default as ProductPage } from '../../site/product/product-page.tsx';
