import { useTexts } from '../i18n/index.ts';
import { Dialog, useLinger } from '../ui/dialog/dialog.tsx';
import { useSessionEnd } from './api.ts';
import { LoginForm } from './login-form.tsx';

/** Asks to sign in over a form that holds something unsaved, when the session ended under it. */
export function SignInAgain() {
  const texts = useTexts('signIn');
  const { ended, forget } = useSessionEnd();
  const shown = useLinger(ended);
  if (!shown) return null;
  return (
    <Dialog title={texts.ended} open={ended} onClose={forget} width="form">
      <p>{texts.endedText}</p>
      <LoginForm onSuccess={forget} />
    </Dialog>
  );
}
