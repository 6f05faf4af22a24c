import { pages } from '@rombo/shared/contract/pages';
import { routePaths } from '@rombo/shared/contract/route-paths';
import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { addRoutes } from '../api/client.ts';
import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';
import { useFreshReturn, useSessionEnd, useUser } from '../session/api.ts';
import { LoginForm } from '../session/login-form.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Dialog, useLinger } from '../ui/dialog/dialog.tsx';
import { forgetSignedIn } from '../ui/stored.ts';
import { AdminPage } from './admin-page.tsx';

/** Asks to sign in over a form that holds something unsaved, when the session ended under it. */
function SignInAgain() {
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

addRoutes(routePaths);

/** Lets the administrator through and sends everybody else to the login, which leads back to the same place. */
function AdminGuard({ children }: { children: ReactNode }) {
  const { common } = useTexts('site');
  const { frame } = useTexts('panel');
  const search = useSearch();
  useFreshReturn();
  const [pathname] = useLocation();
  const from = search ? `${pathname}?${search}` : pathname;
  const read = useUser();
  useEffect(() => {
    if (read.data === null) forgetSignedIn();
  }, [read.data]);
  const failure = { title: common.failedTitle, text: frame.checkFailed };
  return (
    <AsyncView read={read} failure={failure}>
      {(user) => (user ? <Inside>{children}</Inside> : <Redirect to={pages.login} replace state={{ from }} />)}
    </AsyncView>
  );
}

const Inside = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <SignInAgain />
  </>
);

export default function AdminArea() {
  const { frame } = useTexts('panel');
  return (
    <>
      <Head text={frame.head} hidden />
      <AdminGuard>
        <AdminPage />
      </AdminGuard>
    </>
  );
}
