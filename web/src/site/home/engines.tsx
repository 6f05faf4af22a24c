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
import { PageAddress } from '../../ui/page-link.tsx';
import { chooseEngine, useEngineSlug } from '../catalogue/my-engine.ts';

const Section = styled.section`
  scroll-margin-top: 5rem;
  h2 { margin-bottom: var(--space-m); }
  > p { max-width: 33.5em; margin-bottom: var(--space-l); color: var(--color-text-muted); }
`;

const Plates = styled.ul`
  ${ruled}
  a {
    ${displayText}
    ${arrowed}
    display: flex;
    align-items: center;
    gap: var(--space-m);
    height: 100%;
    min-height: 3.5rem;
    padding: var(--space-s) var(--space-m);
    background: var(--color-surface);
    font-size: var(--font-size-h3);
    &:focus-visible { outline-offset: -3px; }
    &:hover { background: var(--color-background); }
    &[aria-current] { box-shadow: inset 3px 0 var(--color-brand-hover); }
  }
  small { ${smallLabel} display: block; color: var(--color-accent); }
  svg { margin-left: auto; }
  ${media.medium} {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
    a { min-height: 5rem; padding-inline: var(--space-l); }
  }
`;

/**
 * The engines of the catalogue. A click stores the engine as the visitor's own and shows the parts that fit it. Empty if there are no
 * engines.
 */
export function Engines() {
  const texts = useTexts('home').engine;
  const { language } = useLanguage();
  const catalogue = use(PageAddress)(pathOfPage('products'));
  const storedSlug = useEngineSlug();
  const { data } = usePart('listProducts', enginesPart(language), (all) => ({
    engines: all
      .filter(({ category }) => category === 'motori')
      .map((engine) => ({ slug: engine.slug, name: nameIn(language, engine).name })),
  }));

  if (!data || data.engines.length === 0) return null;
  return (
    <Section id={ENGINE_ANCHOR} aria-labelledby={`${ENGINE_ANCHOR}-title`}>
      <SectionTitle id={`${ENGINE_ANCHOR}-title`}>{texts.title}</SectionTitle>
      <p>{texts.lead}</p>
      <Plates>
        {data.engines.map(({ slug, name }) => (
          <li key={slug}>
            {/* A plain link: the server renders the parts of an engine. */}
            <a
              href={`${catalogue}?fits=${slug}`}
              aria-current={slug === storedSlug || undefined}
              onClick={() => chooseEngine(slug)}
            >
              <span>
                {name}
                {slug === storedSlug && <small>{texts.mine}</small>}
              </span>
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </Plates>
    </Section>
  );
}
