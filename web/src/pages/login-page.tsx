import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { LoginForm } from '../features/session/login-form.tsx';
import { returnAddress } from '../features/session/return-address.ts';
import { useText } from '../i18n/index.ts';
import { PageHeading } from '../ui/page-heading.tsx';

/** The administrator's door. */
export default function LoginPage() {
  const t = useText();
  const [, navigate] = useLocation();
  const address = returnAddress(useHistoryState());
  return (
    <>
      <PageHeading>{t('login.title')}</PageHeading>
      <LoginForm onSuccess={() => navigate(address, { replace: true })} />
    </>
  );
}
