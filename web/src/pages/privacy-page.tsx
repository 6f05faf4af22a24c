import { Plain } from './plain.tsx';

/** The privacy policy. */
export default function PrivacyPage() {
  return <Plain title="privacy.title" text="privacy.description" />;
}
