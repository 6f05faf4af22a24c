import { useAdminText } from '../../i18n/admin-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useLinger } from '../../ui/use-linger.ts';
import { useSessionEnd } from './api.ts';
import { LoginForm } from './login-form.tsx';

/** Asks to sign in over a form that holds something unsaved, when the session ended under it. */
export function SignInAgain() {
  const t = useAdminText();
  const { ended, forget } = useSessionEnd();
  const shown = useLinger(ended);
  if (!shown) return null;
  return (
    <Dialog title={t('signIn.ended')} open={ended} onClose={forget}>
      <p>{t('signIn.endedText')}</p>
      <LoginForm onSuccess={forget} />
    </Dialog>
  );
}
