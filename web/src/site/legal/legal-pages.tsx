import { company } from '@rombo/shared/words/company';
import { languages } from '@rombo/shared/words/languages';
import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { todayInRome } from '../../i18n/dates.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import type { LegalText } from '../../i18n/legal-text.ts';
import { useBrowserValue } from '../../loading/document-state.ts';
import { columns } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { smallLabel } from '../../theme/text.styles.ts';
import { CompanyFacts, Facts } from '../../ui/content/facts.tsx';
import { PageOpening } from '../../ui/page-heading.tsx';
import { LegalBlock, Plate } from './blocks.tsx';

const Columns = styled.div`
  ${columns('15rem minmax(0, 1fr)')}
  @media (min-width: 110rem) { grid-template-columns: 24rem minmax(0, 1fr); }
`;

const Contents = styled.nav`
  ${media.large} {
    position: sticky;
    top: var(--space-xl);
    align-self: start;
    max-height: calc(100dvh - 2 * var(--space-xl));
    overflow-y: auto;
  }
  h2 { ${smallLabel} padding-bottom: var(--space-s); }
  ol {
    display: grid;
    border-top: 1px solid var(--color-border);
    ${media.medium} { grid-template-columns: 1fr 1fr; column-gap: var(--space-l); }
    ${media.large} { grid-template-columns: 1fr; }
  }
  a {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--color-border);
    color: var(--color-text-muted);
    font-size: 0.9375rem;
    line-height: 1.35;
    text-decoration: none;
    font-variant-numeric: tabular-nums;
    &:hover { color: var(--color-text); }
    &:focus-visible { outline-offset: -2px; }
  }
`;

const Body = styled.article`
  max-width: 38em;
  line-height: 1.65;
  overflow-wrap: anywhere;
  a { text-underline-offset: 0.2em; &:hover { color: var(--color-danger); } }
  > p { min-height: 1.5em; margin-bottom: var(--space-xl); color: var(--color-text-muted); }
`;

const Section = styled.section`
  display: grid;
  gap: var(--space-m);
  padding-bottom: var(--space-xl);
  & + & { padding-top: var(--space-xl); border-top: 1px solid var(--color-border); }
  h2 {
    display: grid;
    grid-template-columns: 3rem 1fr;
    line-height: 1.1;
    /* Clears the top bar of a small screen. */
    scroll-margin-top: 2rem;
    span { color: var(--color-accent); font-variant-numeric: tabular-nums; }
  }
`;

/** Shows today as the date of the last update. The browser fills it in, because a cached page may be days old. */
function LastUpdate() {
  const words = useTexts('notices').legal;
  const { language } = useLanguage();
  // English uses the American format for this date only; other dates and numbers are British.
  const locale = language === 'en' ? 'en-US' : languages[language].locale;
  const today = useBrowserValue(todayInRome);
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return (
    <p>
      {words.updated} {today && <time dateTime={today}>{new Date(today).toLocaleDateString(locale, format)}</time>}
    </p>
  );
}

function LegalDocument({ area }: { area: 'privacy' | 'cookies' }) {
  const words = useTexts('notices').legal;
  const head = words.heads[area];
  const { lead, sections }: LegalText = useTexts('policies')[area];
  return (
    <>
      <Head text={head} share="legal" />
      <PageOpening title={head.title} lead={lead} />
      <Columns>
        <Contents aria-labelledby="contents">
          <h2 id="contents">{words.contents}</h2>
          <ol>
            {Object.entries(sections).map(([id, { heading }], index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{index + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </Contents>
        <Body>
          <LastUpdate />
          {Object.entries(sections).map(([id, { heading, blocks }], index) => (
            <Section key={id} aria-labelledby={id}>
              <h2 id={id}>
                <span>{index + 1}</span>
                {heading}
              </h2>
              {blocks.map((block) => (
                <LegalBlock key={JSON.stringify(block)} block={block} />
              ))}
            </Section>
          ))}
          <Plate aria-label={words.company}>
            <h2>{company.legalName}</h2>
            <Facts>
              <CompanyFacts show={['seat', 'vat', 'taxCode', 'registry', 'email', 'certifiedEmail']} />
            </Facts>
          </Plate>
        </Body>
      </Columns>
    </>
  );
}

export const CookiesPage = () => <LegalDocument area="cookies" />;
export const PrivacyPage = () => <LegalDocument area="privacy" />;
