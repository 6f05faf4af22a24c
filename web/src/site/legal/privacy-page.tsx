import { LegalDocument } from './legal-document.tsx';

const PrivacyPage = () => <LegalDocument area="privacy" />;
export default PrivacyPage;
