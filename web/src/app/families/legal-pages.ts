export { default as CookiesPage } from '../../site/legal/cookies-page.tsx';
export { default as PrivacyPage } from '../../site/legal/privacy-page.tsx';
