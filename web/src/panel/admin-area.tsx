import { pages } from '@rombo/shared/contract/pages';
import { routePaths } from '@rombo/shared/contract/route-paths';
import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { addRoutes } from '../api/client.ts';
import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';
import { useFreshReturn, useUser } from '../session/api.ts';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { forgetSignedIn } from '../ui/signed-in.ts';
import AdminPage from './admin-page.tsx';

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
