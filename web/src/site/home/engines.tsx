import { nameIn } from '@rombo/shared/collections/in-language';
import { enginesPart, pathOfPage } from '@rombo/shared/contract/pages';
import { use } from 'react';
import styled from 'styled-components';
import { usePart } from '../../api/swr.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { ENGINE_ANCHOR } from '../../routing/paths.ts';
import { arrowed, ruled } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText, smallLabel } from '../../theme/text.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionTitle } from '../../ui/page-heading.tsx';
import { PageAddress, PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { chooseEngine, useMyEngine } from '../catalogue/my-engine.ts';

const Section = styled.section`
  scroll-margin-top: 1rem;
  h2 { margin-bottom: var(--space-m); }
  > p { max-width: 33.5em; margin-bottom: var(--space-l); color: var(--color-text-muted); }
`;

const Plates = styled.ul`
  ${ruled}
  a {
    ${displayText}
    ${arrowed}
    display: grid;
    grid-template-columns: 6rem 1fr auto;
    align-items: center;
    column-gap: var(--space-m);
    height: 100%;
    min-height: 3.5rem;
    background: var(--color-surface);
    font-size: var(--font-size-h3);
    &:focus-visible { outline-offset: -3px; }
    &:hover { background: var(--color-background); }
    &[aria-current] { box-shadow: inset 3px 0 var(--color-brand-hover); }
  }
  small { ${smallLabel} display: block; color: var(--color-accent); }
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  svg { margin-right: var(--space-m); }
  li:last-child span { grid-column: 1 / 3; padding: var(--space-m); }
  ${media.medium} {
    grid-template-columns: repeat(2, 1fr);
    a { grid-template: 1fr auto / 1fr auto; }
    :is(img, i) { grid-column: 1 / -1; }
    :is(span, li:last-child span) { grid-column: 1; padding: var(--space-m) 0 var(--space-m) var(--space-m); }
    li:last-child a { grid-template-rows: 1fr; }
  }
  ${media.tablet} { grid-template-columns: repeat(4, 1fr); }
`;

/**
 * The engines of the catalogue. A click stores the engine as the visitor's own and shows the parts that fit it. Empty if there are no
 * engines.
 */
export function Engines() {
  const texts = useTexts('home').engine;
  const { language } = useLanguage();
  const catalogue = use(PageAddress)(pathOfPage('products'));
  const mine = useMyEngine()?.slug;
  const { data } = usePart('listProducts', enginesPart(language), (all) => ({
    engines: all
      .filter(({ category }) => category === 'motori')
      .map(({ pictures: [cover], ...engine }) => ({
        slug: engine.slug,
        name: nameIn(language, engine).name,
        cover: cover ?? null,
      })),
  }));

  if (!data || data.engines.length === 0) return null;
  return (
    <Section id={ENGINE_ANCHOR} aria-labelledby={`${ENGINE_ANCHOR}-title`}>
      <SectionTitle id={`${ENGINE_ANCHOR}-title`}>{texts.title}</SectionTitle>
      <p>{texts.lead}</p>
      <Plates>
        {data.engines.map(({ slug, name, cover }) => (
          <li key={slug}>
            {/* A plain link: the server renders the parts of an engine. */}
            <a
              href={`${catalogue}?fits=${slug}`}
              aria-current={slug === mine || undefined}
              onClick={() => chooseEngine(slug)}
            >
              {cover ? (
                <Picture src={cover} alt="" width={320} height={240} sizes="(min-width: 40rem) 25vw, 6rem" />
              ) : (
                <i />
              )}
              <span>
                {name}
                {slug === mine && <small>{texts.mine}</small>}
              </span>
              <Icon name="forward" />
            </a>
          </li>
        ))}
        <li>
          <PageLink page="classes">
            <span>{texts.classes}</span>
            <Icon name="forward" />
          </PageLink>
        </li>
      </Plates>
    </Section>
  );
}
