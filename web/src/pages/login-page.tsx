import { pages } from '@rombo/shared/pages';
import { useLocation } from 'wouter';
import { LoginForm } from '../features/session/login-form.tsx';
import { useText } from '../i18n/index.ts';
import { PageHeading } from '../ui/page-heading.tsx';

/** The administrator's door. */
export default function LoginPage() {
  const t = useText();
  const [, navigate] = useLocation();
  return (
    <>
      <PageHeading>{t('login.title')}</PageHeading>
      <LoginForm onSuccess={() => navigate(pages.admin, { replace: true })} />
    </>
  );
}
