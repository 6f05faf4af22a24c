export { CookiesPage, PrivacyPage } from '../../site/legal/legal-document.tsx';
