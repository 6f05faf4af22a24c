import { company } from '@rombo/shared/words/company';
import { use } from 'react';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../i18n/index.ts';
import type { Failure } from '../loading/load-or-ask.ts';
import { Button } from '../ui/button.tsx';
import { LoadBoundary, useTryAgain } from '../ui/load-boundary.tsx';
import { PageOpening } from '../ui/page-heading.tsx';
import { partsOf, type ScreenName, screens } from './screens.ts';

/** Most pages come before anybody could read this. */
const Late = styled.p`
  animation: appear 0.2s 0.6s backwards;
`;

function Page({ name }: { name: ScreenName }) {
  const { language } = useLanguage();
  // All of them are requested before the first one is waited for.
  const promises = partsOf(name, language).map((part) => part.promise());
  for (const promise of promises) use(promise);
  const Shown = use(screens[name].promise());
  return <Shown />;
}

export function PageOutlet({ name }: { name: ScreenName }) {
  const { common } = useTexts('site');
  const loading = (
    <>
      <title>{company.brand}</title>
      <Late role="status">{common.loading}</Late>
    </>
  );
  return (
    <LoadBoundary key={name} loading={loading} failed={(failure) => <PageFailed failure={failure} />}>
      <Page name={name} />
    </LoadBoundary>
  );
}

/** A page that cannot be shown keeps the rest of the site. */
function PageFailed({ failure }: { failure: Failure }) {
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
