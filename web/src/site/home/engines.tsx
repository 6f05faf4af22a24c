import { nameIn } from '@rombo/shared/contract/in-language';
import { enginesPart, pathOfPage } from '@rombo/shared/contract/pages';
import { use, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { usePart } from '../../api/swr.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { navigation } from '../../loading/document-state.ts';
import { ENGINE_ANCHOR } from '../../routing/paths.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionTitle } from '../../ui/page-heading.tsx';
import { PageAddress } from '../../ui/page-link.tsx';
import { chooseEngine, useEngineSlug } from '../catalogue/my-engine.ts';

const Section = styled.section`
  scroll-margin-top: 5rem;
  h2 { margin-bottom: var(--space-m); }
  > p { max-width: 60ch; margin-bottom: var(--space-l); color: var(--color-text-muted); }
`;

/** The rest of the last row belongs to the last plate. */
const Plates = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border: 1px solid var(--color-border);
  background: var(--color-border);
  li { flex: 1 0 100%; }
  a {
    ${displayText}
    display: flex;
    align-items: center;
    gap: var(--space-m);
    height: 100%;
    min-height: 3.5rem;
    padding: var(--space-s) var(--space-m);
    background: var(--color-surface);
    font-size: var(--font-size-h3);
    text-decoration: none;
    &:focus-visible { outline-offset: -3px; }
    &:hover { background: var(--color-background); }
    &:hover svg { transform: translateX(0.25rem); }
    &[aria-current] { box-shadow: inset 3px 0 var(--color-brand-hover); }
  }
  small { ${labelText} display: block; color: var(--color-accent); font-size: var(--font-size-small); }
  svg { flex: none; margin-left: auto; color: var(--color-brand-hover); transition: transform 160ms; }
  ${media.medium} {
    li { flex-basis: 17rem; }
    a { min-height: 5rem; padding-inline: var(--space-l); }
  }
`;

/** The engines of the catalogue: each leads to what fits it, and is kept as the visitor's own. Nothing where there are none. */
export function Engines() {
  const texts = useTexts('home').engine;
  const { language } = useLanguage();
  const catalogue = use(PageAddress)(pathOfPage('products'));
  const kept = useEngineSlug();
  const section = useRef<HTMLElement>(null);
  const { data } = usePart('listProducts', enginesPart(language), (all) => ({
    engines: all
      .filter(({ category }) => category === 'motori')
      .map((engine) => ({ slug: engine.slug, name: nameIn(language, engine).name })),
  }));

  const isShown = data !== undefined && data.engines.length > 0;

  // Links of the menu lead here from other pages, where this is rendered after the change of address, and from this one.
  useEffect(() => {
    if (!isShown) return undefined;
    const show = () => {
      if (window.location.hash === `#${ENGINE_ANCHOR}`) section.current?.scrollIntoView();
    };
    if (navigation.followsLink) show();
    addEventListener('pushState', show);
    return () => removeEventListener('pushState', show);
  }, [isShown]);

  if (!isShown) return null;
  return (
    <Section id={ENGINE_ANCHOR} ref={section} aria-labelledby={`${ENGINE_ANCHOR}-title`}>
      <SectionTitle id={`${ENGINE_ANCHOR}-title`}>{texts.title}</SectionTitle>
      <p>{texts.lead}</p>
      <Plates>
        {data.engines.map(({ slug, name }) => (
          <li key={slug}>
            {/* The server has to render what fits an engine. */}
            <a
              href={`${catalogue}?fits=${slug}`}
              aria-current={slug === kept || undefined}
              onClick={() => chooseEngine(slug)}
            >
              <span>
                {name}
                {slug === kept && <small>{texts.mine}</small>}
              </span>
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </Plates>
    </Section>
  );
}
