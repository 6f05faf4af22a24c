import { langOf } from '@rombo/shared/collections/in-language';
import { latestWinIn } from '@rombo/shared/collections/results-in';
import { latestWinPart } from '@rombo/shared/contract/pages';
import styled from 'styled-components';
import { usePart } from '../../api/swr.ts';
import { countryName } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText, smallLabel } from '../../theme/text.styles.ts';
import { ArrowLink } from '../../ui/content/links.tsx';
import { altIn } from '../../ui/content/picture-alt.ts';
import { RaceDate } from '../../ui/content/race-date.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';

const Board = styled.section`
  display: grid;
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  img { width: 100%; height: 100%; max-height: 22rem; aspect-ratio: 3 / 2; object-fit: cover; }
  ${media.large} { grid-template-columns: minmax(0, 1fr) minmax(0, auto); img { width: 26rem; max-height: none; } }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--space-m);
  margin: var(--space-l);
  padding-left: var(--space-l);
  border-left: 3px solid var(--color-accent);
  ${media.large} { margin: var(--space-xl); }
  h2 { ${smallLabel} color: var(--color-accent); }
  strong { ${displayText} color: var(--color-text-strong); font-size: var(--font-size-section); overflow-wrap: anywhere; }
  a { padding-block: 0.375rem; }
`;

export function LatestWin() {
  const texts = useTexts('home').win;
  const { language } = useLanguage();
  const { data } = usePart('listResults', latestWinPart(language), (all) => ({ win: latestWinIn(language, all) }));
  if (!data?.win) return null;
  const { title, date, endDate, place, country, winner, products, picture, italian } = data.win;
  const lang = (field: string) => langOf({ ...(italian && { italian }) }, field);
  return (
    <Board aria-labelledby="latest-win">
      <Words>
        <h2 id="latest-win">{texts.title}</h2>
        <strong>{winner}</strong>
        <p>
          <span lang={lang('title')}>{title}</span>
          {place && (
            <>
              {', '}
              <span lang={lang('place')}>{place}</span>
            </>
          )}
          {country && ` (${countryName(country, language)})`}, <RaceDate start={date} end={endDate} />
        </p>
        <p>
          {texts.with}{' '}
          {products.map((engine, at) => (
            <span key={engine.id}>
              {at > 0 && ', '}
              <PageLink page="product" parameters={{ slug: engine.slug }} lang={langOf(engine, 'name')}>
                {engine.name}
              </PageLink>
            </span>
          ))}
        </p>
        <ArrowLink page="news">{texts.all}</ArrowLink>
      </Words>
      {picture && (
        <Picture
          src={picture}
          {...altIn(language, picture.alt)}
          width={960}
          height={640}
          sizes="(min-width: 80rem) 26rem, 100vw"
        />
      )}
    </Board>
  );
}
