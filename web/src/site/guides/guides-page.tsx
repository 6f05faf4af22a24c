import type { GuideCard } from '@rombo/shared/collections/guides-in';
import { langOf } from '@rombo/shared/collections/in-language';
import styled from 'styled-components';
import { Head } from '../../head/head.tsx';
import { useTexts } from '../../i18n/index.ts';
import { cardLink, ruled } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText, smallLabel } from '../../theme/text.styles.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { EditSlot } from '../../ui/edit-slot.tsx';
import { PageOpening } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useGuides } from './api.ts';

/** Grid of guides: the first one spans all columns. */
const Wall = styled.ol`
  ${ruled}
  counter-reset: guide;
  ${media.large} {
    grid-template-columns: 1fr 1fr;
    > li:first-child, > li:nth-child(even):last-child { grid-column: 1 / -1; }
  }
`;

const Plate = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(6rem, 2fr) minmax(0, 5fr);
  background: var(--color-background);
  counter-increment: guide;
  ${media.medium} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  &:first-child {
    grid-template-columns: minmax(0, 1fr);
    > :first-child { min-height: 13rem; }
    ${media.medium} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); min-height: 24rem; }
  }
`;

const PictureCell = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--color-surface);
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

const Words = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  align-content: start;
  gap: var(--space-s);
  padding: var(--space-m) var(--space-m) var(--space-l);
  ${media.medium} { padding: var(--space-l); }
  &::before {
    ${displayText}
    content: counter(guide, decimal-leading-zero);
    color: var(--color-accent);
    font-size: var(--font-size-h3);
    font-variant-numeric: tabular-nums;
  }
  h2 { font-size: clamp(1.75rem, 1.3rem + 1.2vw, 2.25rem); overflow-wrap: anywhere; }
  li:first-child > & h2 { font-size: var(--font-size-section); }
  p { max-width: 33.5em; color: var(--color-text-muted); }
  > small { ${smallLabel} letter-spacing: 0.04em; line-height: 1.5; }
  a { ${cardLink} }
  ${media.medium} { li:first-child > & { align-self: end; padding: var(--space-xl); } }
`;

function Guide({ guide, eager }: { guide: GuideCard; eager: boolean }) {
  const texts = useTexts('guides');
  const { id, slug, title, summary, picture, engines } = guide;
  return (
    <Plate>
      <PictureCell>
        {picture && (
          <Picture
            src={picture}
            alt=""
            width={960}
            height={640}
            eager={eager}
            sizes="(min-width: 80rem) calc(40vw - 8rem), 100vw"
          />
        )}
      </PictureCell>
      <Words>
        <h2 lang={langOf(guide, 'title')}>
          <PageLink page="guide" parameters={{ slug }}>
            {title}
          </PageLink>
        </h2>
        <p lang={langOf(guide, 'summary')}>{summary}</p>
        <small>
          {engines.length === 0
            ? texts.forAll
            : engines.map((engine, at) => (
                <span key={engine.id} lang={langOf(engine, 'name')}>
                  {engine.name}
                  {at < engines.length - 1 && ' · '}
                </span>
              ))}
        </small>
      </Words>
      <EditSlot tab="guide" id={id} name={title} />
    </Plate>
  );
}

export default function GuidesPage() {
  const texts = useTexts('guides');
  return (
    <>
      <Head text={texts.head} share="company" />
      <PageOpening title={texts.head.title} lead={texts.lead} />
      <AsyncView read={useGuides()}>
        {({ guides }) =>
          guides.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <Wall>
              {guides.map((guide, at) => (
                <Guide key={guide.id} guide={guide} eager={at === 0} />
              ))}
            </Wall>
          )
        }
      </AsyncView>
    </>
  );
}
