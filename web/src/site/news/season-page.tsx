import { pages, pathOfPage } from '@rombo/shared/contract/pages';
import { use } from 'react';
import { Head } from '../../head/head.tsx';
import { BreadcrumbFacts } from '../../head/structured-data.tsx';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Sections } from '../../ui/page-heading.tsx';
import { PageParameters } from '../../ui/page-link.tsx';
import { ItemGone, ListBreadcrumbs } from '../item-page.tsx';
import { useSeason } from './api.ts';
import { SeasonBoards } from './results.tsx';
import { SeasonFacts, SeasonLinks, SeasonOpening } from './season.tsx';

export default function SeasonPage() {
  const { year = '' } = use(PageParameters);
  const texts = useTexts('news');
  const read = useSeason(year);
  const isGone = read.data?.season === null;
  const title = isGone ? texts.goneTitle : texts.season.title(year);
  const description = isGone ? texts.goneText : texts.season.description(year);
  return (
    <>
      <Head text={{ title, description }} share="news" noindex={isGone} />
      <AsyncView read={read}>
        {({ season }) =>
          season ? (
            <>
              <SeasonFacts season={season} />
              {import.meta.env.SSR && (
                <BreadcrumbFacts
                  trail={[
                    { name: texts.head.title, path: pages.news },
                    { name: title, path: pathOfPage('season', { year }) },
                  ]}
                />
              )}
              <ListBreadcrumbs list="news" current={title} />
              <SeasonOpening key={year} title={title} season={season} />
              <Sections>
                <SeasonBoards season={season} />
                <SeasonLinks season={season} />
              </Sections>
            </>
          ) : (
            <ItemGone list="news" />
          )
        }
      </AsyncView>
    </>
  );
}
