export { default as GuidePage } from '../../site/guides/guide-page.tsx';
export { default as GuidesPage } from '../../site/guides/guides-page.tsx';
