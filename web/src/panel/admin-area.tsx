import { SIGNED_IN } from '@rombo/shared/contract/limits';
import { pages } from '@rombo/shared/contract/pages';
import { routePaths } from '@rombo/shared/contract/route-paths';
import { type ComponentType, use, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Redirect, useLocation, useSearch } from 'wouter';
import { addRoutes } from '../api/client.ts';
import { useMaintenance } from '../api/reads.ts';
import { useRead } from '../api/swr.ts';
import { SpreadRow } from '../forms/form.styles.ts';
import { confirmLeave } from '../forms/leave-guard.ts';
import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';
import type { Lazy } from '../loading/lazy.ts';
import { panelAddress, readPanelAddress } from '../routing/paths.ts';
import { useBfcacheGuard, useSessionEnd, useUser } from '../session/api.ts';
import { LoginForm } from '../session/login-form.tsx';
import { useLogout } from '../session/logout.ts';
import { media } from '../theme/media.ts';
import { labelText } from '../theme/text.styles.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { LoadBoundary, LoadFailure } from '../ui/load-boundary.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { usePreloadedToasts } from '../ui/toast.tsx';
import { panels } from './admin-panels.tsx';
import { Tabs } from './tabs.tsx';
import { Buttons, Strip } from './ui/cards.tsx';
import { useKeptFocus } from './ui/kept-focus.ts';
import { attempt, useStoredValue } from './ui/list-hooks.tsx';

const Banner = styled(SpreadRow)`
  margin-bottom: var(--space-l);
  padding: var(--space-s) var(--space-m);
  border-left: 4px solid var(--color-accent);
  background: var(--color-brand);
  color: var(--color-on-brand);
  > p { ${labelText} letter-spacing: 0.04em; text-transform: none; }
  > button { color: inherit; }
`;

/** Warns above every tab that the site is in maintenance mode. Its button opens the settings and is hidden on that tab. */
function MaintenanceBanner({ onOpen }: { onOpen: (() => void) | null }) {
  const { settings: texts } = useTexts('panel');
  const { active } = useMaintenance();
  return (
    <div role="status">
      {active && (
        <Banner>
          <p>{texts.sign}</p>
          {onOpen && (
            <Button variant="ghost" onClick={onOpen}>
              {texts.toSettings}
            </Button>
          )}
        </Banner>
      )}
    </div>
  );
}

/** Below the content, which it neither covers nor shifts. */
const Reminder = styled(Strip)`
  margin-top: var(--space-m);
  padding: var(--space-s) var(--space-m);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

const MONTH_MS = 30 * 24 * 60 * 60_000;

/** Suggests the second factor, at most once a month, to accounts that have none. */
function SecondFactorReminder({ onOpen }: { onOpen: () => void }) {
  const { reminder: texts } = useTexts('panel');
  const { data } = useRead('getSecondFactor');
  const [shownAt, setShownAt] = useStoredValue('second-factor-reminder');
  const [isDue, setDue] = useState(() => !(Date.now() - Number(shownAt) < MONTH_MS));
  const isShown = isDue && data?.active === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: records only when the reminder is first shown
  useEffect(() => {
    if (isShown) setShownAt(Date.now());
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Reminder as="aside" aria-label={texts.label}>
      <p>{texts.text}</p>
      <Buttons>
        <Button variant="secondary" onClick={onOpen}>
          {texts.open}
        </Button>
        <Button variant="ghost" onClick={() => setDue(false)}>
          {texts.dismiss}
        </Button>
      </Buttons>
    </Reminder>
  );
}

function LogoutButton() {
  const [, navigate] = useLocation();
  const { common } = useTexts('site');
  const texts = useTexts('signIn');
  const { frame } = useTexts('panel');
  const { confirm, logout, busy } = useLogout();
  const signOut = async () => {
    if (!confirm()) return;
    const failed = { title: common.error, description: texts.logoutFailed };
    const done = { title: texts.loggedOut, description: texts.loggedOutText };
    if (await attempt(logout, failed, done)) navigate(pages.login, { replace: true });
  };
  return (
    <Button variant="secondary" busy={busy} onClick={signOut}>
      {frame.logout}
    </Button>
  );
}

/** On phones only the heading remains, visually hidden; the 'more' menu has the rest. */
const Top = styled(SpreadRow)`
  position: absolute;
  clip-path: inset(50%);
  > button { display: none; }
  h1 { font-size: var(--font-size-h2); }
  ${media.tablet} {
    position: static;
    align-items: end;
    margin-bottom: var(--space-l);
    clip-path: none;
    > button { display: inline-flex; }
  }
`;

const Frame = styled.div`
  margin-top: calc(-1 * var(--space-l));
  ${media.tablet} { margin: 0; }
`;

function ActivePanel({ code }: { code: Lazy<ComponentType> }) {
  const Loaded = use(code.promise());
  return <Loaded />;
}

function AdminPage() {
  useKeptFocus();
  const { common } = useTexts('site');
  const { frame } = useTexts('panel');
  const [pathname, navigate] = useLocation();
  const { tab: active } = readPanelAddress(pathname);
  const openSettings = () => {
    if (confirmLeave()) navigate(panelAddress('impostazioni'));
  };
  return (
    <Frame>
      <Top as="header">
        <PageHeading>{frame.head.title}</PageHeading>
        <LogoutButton />
      </Top>
      <MaintenanceBanner onOpen={active === 'impostazioni' ? null : openSettings} />
      <Tabs extra={<LogoutButton />}>
        <LoadBoundary
          loading={<p role="status">{common.loading}</p>}
          failed={(failure) => <LoadFailure failure={failure} />}
        >
          <ActivePanel code={panels[active].panel} />
        </LoadBoundary>
        {active === 'oggi' && <SecondFactorReminder onOpen={openSettings} />}
      </Tabs>
    </Frame>
  );
}

/** Asks to sign in, over the open form, when the session ended while the form has unsaved changes. */
function ReauthDialog() {
  const texts = useTexts('signIn');
  const { ended, reset } = useSessionEnd();
  if (!ended) return null;
  return (
    <Dialog title={texts.ended} onClose={reset} width="form">
      <p>{texts.endedText}</p>
      <LoginForm onSuccess={reset} />
    </Dialog>
  );
}

addRoutes(routePaths);

/** Deletes the cookie that marks a session for other pages. An idle session can end on the server before the cookie expires. */
const deleteSignedInCookie = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
  document.cookie = `${SIGNED_IN}=; Path=/; Max-Age=0`;
};

/** The panel. Users who are not signed in are redirected to the login page, which returns to the same address. */
export default function AdminArea() {
  const { common } = useTexts('site');
  const { frame } = useTexts('panel');
  const search = useSearch();
  useBfcacheGuard();
  usePreloadedToasts();
  const [pathname] = useLocation();
  const from = search ? `${pathname}?${search}` : pathname;
  const read = useUser();
  useEffect(() => {
    if (read.data === null) deleteSignedInCookie();
  }, [read.data]);
  return (
    <>
      <Head text={frame.head} noindex />
      <AsyncView read={read} failure={{ title: common.failedTitle, text: frame.checkFailed }}>
        {(user) =>
          user ? (
            <>
              <AdminPage />
              <ReauthDialog />
            </>
          ) : (
            <Redirect to={pages.login} replace state={{ from }} />
          )
        }
      </AsyncView>
    </>
  );
}
