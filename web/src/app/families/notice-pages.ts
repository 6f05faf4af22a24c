export { default as MaintenancePage } from '../../site/maintenance/maintenance-page.tsx';
export { default as NotFoundPage } from '../../site/not-found/not-found-page.tsx';
