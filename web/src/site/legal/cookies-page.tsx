import { LegalDocument } from './legal-document.tsx';

const CookiesPage = () => <LegalDocument area="cookies" />;
export default CookiesPage;
