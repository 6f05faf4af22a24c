import styled from 'styled-components';
import { useText } from '../i18n/index.ts';
import type { CodeFailure } from '../loading/code-failure.ts';
import { useTryAgain } from '../loading/use-try-again.ts';
import { WithCode } from '../loading/with-code.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageOpening } from '../ui/page-opening.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Screen } from './screens.ts';

/** Most pages come before anybody could read this. */
const Late = styled.p`
  animation: appear 0.2s 0.6s backwards;
`;

/** The page that the address names. */
export function PageOutlet({ screen }: { screen: Screen }) {
  const t = useText();
  const reload = { label: t('common.reload'), run: () => window.location.reload() };
  return (
    <ErrorBoundary
      key={screen.title}
      fallback={<Notice role="alert" title={t('common.failedTitle')} text={t('common.pageFailed')} action={reload} />}
    >
      <WithCode
        code={screen}
        keepDrawn
        loading={<Late role="status">{t('common.loading')}</Late>}
        failed={(failure) => <NotLoaded failure={failure} />}
      >
        {(Page) => <Page />}
      </WithCode>
    </ErrorBoundary>
  );
}

/** What stands where the page would be. */
function NotLoaded({ failure }: { failure: CodeFailure }) {
  const t = useText();
  const { text, action } = useTryAgain(failure);
  return (
    <>
      <div role="alert">
        <PageOpening title={t('common.failedTitle')} lead={text} />
      </div>
      <Button variant="secondary" onClick={action.run}>
        {action.label}
      </Button>
    </>
  );
}
