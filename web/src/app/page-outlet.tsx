import { company } from '@rombo/shared/words/company';
import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../i18n/index.ts';
import type { CodeFailure } from '../loading/code-failure.ts';
import { useTryAgain } from '../loading/use-try-again.ts';
import { WithCode } from '../loading/with-code.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageOpening } from '../ui/page-opening.tsx';
import { type ScreenName, screens } from './screens.ts';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the rest of the site when a page cannot be drawn. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** Most pages come before anybody could read this. */
const Late = styled.p`
  animation: appear 0.2s 0.6s backwards;
`;

export function PageOutlet({ name }: { name: ScreenName }) {
  const { common } = useTexts('site');
  const reload = { label: common.reload, run: () => window.location.reload() };
  return (
    <ErrorBoundary
      key={name}
      fallback={<Notice role="alert" title={common.failedTitle} text={common.pageFailed} action={reload} />}
    >
      <WithCode
        code={screens[name][useLanguage().language]}
        keepDrawn
        loading={
          <>
            <title>{company.brand}</title>
            <Late role="status">{common.loading}</Late>
          </>
        }
        failed={(failure) => <NotLoaded failure={failure} />}
      >
        {(Page) => <Page />}
      </WithCode>
    </ErrorBoundary>
  );
}

function NotLoaded({ failure }: { failure: CodeFailure }) {
  const { common } = useTexts('site');
  const { text, action } = useTryAgain(failure);
  return (
    <>
      <title>{company.brand}</title>
      <div role="alert">
        <PageOpening title={common.failedTitle} lead={text} />
      </div>
      <Button variant="secondary" onClick={action.run}>
        {action.label}
      </Button>
    </>
  );
}
