import { pages } from '@rombo/shared/pages';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../features/session/api.ts';
import { useAdminText } from '../i18n/admin-text.ts';
import { useText } from '../i18n/index.ts';
import { AsyncView } from '../ui/async-view.tsx';

/** Lets the administrator through and sends everybody else to the login. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const t = useText();
  const ta = useAdminText();
  const failure = { title: t('common.failedTitle'), text: ta('panel.checkFailed') };
  return (
    <AsyncView read={useUser()} failure={failure}>
      {(user) => (user ? children : <Redirect to={pages.login} replace />)}
    </AsyncView>
  );
}
