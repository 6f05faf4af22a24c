import { use, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Head } from '../head/head.tsx';
import { useTexts } from '../i18n/index.ts';
import { useWindowEvent } from '../loading/document-state.ts';
import { lazyDefault } from '../loading/lazy.ts';
import { returnAddress } from '../session/api.ts';
import { LoginForm } from '../session/login-form.tsx';
import { media } from '../theme/media.ts';
import { LoadBoundary, LoadFailure } from '../ui/load-boundary.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Picture } from '../ui/picture.tsx';
import type { PasswordResetStepsProps } from './password-reset.tsx';

const Columns = styled.div`
  ${media.large} {
    display: grid;
    grid-template-columns: minmax(26rem, 32rem) minmax(0, 1fr);
    gap: var(--space-xl);
  }
`;

/** Extends to the corner of the page. Small screens hide it and do not load it. */
const Photo = styled.div`
  display: none;
  ${media.large} {
    display: block;
    justify-self: end;
    width: min(100% + var(--space-xl), 60rem);
    margin: calc(-1 * var(--space-xxl)) calc(-1 * var(--space-xl)) 0 0;
    mask-image: linear-gradient(90deg, transparent, var(--color-background) 40%),
      linear-gradient(var(--color-background) 60%, transparent);
    mask-composite: intersect;
    img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; object-position: 90% 50%; }
  }
`;

const TOKEN = /^#([0-9a-f]{64})$/;

const steps = lazyDefault(() => import('./password-reset.tsx'));

function Steps(props: PasswordResetStepsProps) {
  const Loaded = use(steps.promise());
  return <Loaded {...props} />;
}

/** The sign-in, and what loads for a forgotten password. */
export default function LoginPage() {
  const { common } = useTexts('site');
  const { head, withoutScripts } = useTexts('signIn');
  const [, navigate] = useLocation();
  const address = returnAddress(useHistoryState());
  const [view, setView] = useState<'signIn' | { token: string | null }>('signIn');
  const readToken = () => {
    const [, token] = TOKEN.exec(window.location.hash) ?? [];
    if (!token) return;
    setView({ token });
    // Keeps the token out of the history, and of what is copied from the address bar.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  };
  useEffect(readToken, []);
  useWindowEvent('hashchange', readToken);
  return (
    <Columns>
      <Head text={head} noindex />
      <div>
        {view === 'signIn' && (
          <>
            <PageHeading>{head.title}</PageHeading>
            <noscript>
              <p>{withoutScripts}</p>
            </noscript>
            <LoginForm
              onSuccess={() => navigate(address, { replace: true })}
              onForgotten={() => setView({ token: null })}
            />
          </>
        )}
        {view !== 'signIn' && (
          <LoadBoundary
            loading={<p role="status">{common.loading}</p>}
            failed={(failure) => <LoadFailure failure={failure} />}
          >
            <Steps key={view.token} token={view.token} onDone={() => setView('signIn')} />
          </LoadBoundary>
        )}
      </div>
      <Photo>
        <Picture src="/slides/slide-9-353941-070.jpg" alt="" width={1920} height={1080} sizes="60rem" />
      </Photo>
    </Columns>
  );
}
