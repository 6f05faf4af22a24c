import styled, { keyframes } from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { arrowed, columns } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText, smallLabel } from '../../theme/text.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const runDown = keyframes`from { transform: rotate(-2.5turn); }`;

/** A ball bearing seen from the front, which spins and slows down. */
const Bearing = styled.svg`
  width: 0.72em;
  height: 0.72em;
  margin-bottom: -0.11em;
  fill: none;
  stroke: currentColor;
  /* The balls: nine dashes of zero length with round caps. */
  .balls { stroke-dasharray: 0 45.3786; stroke-dashoffset: 11.3446; transform-origin: 100px 100px; animation: ${runDown} 4.5s cubic-bezier(0.1, 0.55, 0.25, 1); }
  .race { stroke: var(--color-border-strong); }
  .mark { fill: var(--color-brand-hover); stroke: none; }
  ${media.still} { .balls { animation: none; } }
`;

const Digits = styled.div`
  display: flex;
  align-items: center;
  gap: 0.06em;
  font-family: var(--font-display);
  font-weight: 600;
  font-size: clamp(9rem, 40vw, 20rem);
  line-height: 0.8;
  -webkit-user-select: none;
  user-select: none;
  ${media.large} { font-size: clamp(14rem, 55vw - 30rem, 27rem); }
`;

function LostNumber() {
  return (
    <Digits aria-hidden>
      4
      <Bearing viewBox="0 0 200 200" aria-hidden>
        <circle cx="100" cy="100" r="92" strokeWidth="15" />
        <circle cx="100" cy="100" r="80" strokeWidth="2" className="race" />
        <circle cx="100" cy="100" r="50" strokeWidth="2" className="race" />
        <circle cx="100" cy="100" r="42" strokeWidth="13" />
        <circle cx="100" cy="100" r="65" strokeWidth="23" strokeLinecap="round" className="balls" />
        <path d="M100 82 118 100 100 118 82 100Z" className="mark" />
      </Bearing>
      4
    </Digits>
  );
}

const pages = ['products', 'company', 'contact', 'home'] as const;

const SuggestionList = styled.ul`
  margin-top: var(--space-s);
  border-bottom: 1px solid var(--color-border);
  a {
    ${displayText}
    ${arrowed}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-m);
    padding-block: 1rem;
    border-top: 1px solid var(--color-border);
    font-size: var(--font-size-h3);
    line-height: 1.15;
    &:hover { color: var(--color-text-strong); }
  }
`;

function Suggestions() {
  const texts = useTexts('notices').notFound;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{texts.ways}</h2>
      <SuggestionList>
        {pages.map((page) => (
          <li key={page}>
            <PageLink page={page}>
              {texts[page]}
              <Icon name="next" />
            </PageLink>
          </li>
        ))}
      </SuggestionList>
    </section>
  );
}

const Columns = styled.div`
  ${columns('minmax(0, 1fr) minmax(0, 28rem)')}
  ${media.large} { align-items: center; min-height: max(26rem, 100dvh - 26rem); }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-l);
  h1 { font-size: var(--font-size-h2); }
  h2 { ${smallLabel} }
`;

export default function NotFoundPage() {
  const { head, lead } = useTexts('notices').notFound;
  return (
    <Columns>
      <Head text={head} noindex />
      <LostNumber />
      <Words>
        <PageHeading>
          <span lang="en">{head.title}</span>
        </PageHeading>
        <p>{lead}</p>
        <Suggestions />
      </Words>
    </Columns>
  );
}
