import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { slugsOf } from '@rombo/shared/contract/language-fields';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { engineLink } from '../catalogue/engine-link.ts';
import { FitText } from '../catalogue/fit-text.tsx';
import { chooseEngine, forgetEngine, useEngineSlug, useMyEngine } from '../catalogue/my-engine.ts';

/** Same height before and after the visitor's engine is known, to avoid a layout shift. */
const Strip = styled.div<{ $fits: boolean | undefined }>`
  padding-left: var(--space-m);
  border-left: 3px solid
    var(${({ $fits }) => ($fits === undefined ? '--color-border-strong' : $fits ? '--color-accent' : '--color-danger')});
  p { display: flex; align-items: center; min-height: 2.75rem; font-weight: 600; line-height: 1.35; }
  div { display: flex; flex-wrap: wrap; gap: 0 var(--space-l); font-size: var(--font-size-small); }
  div > * { min-height: 2.75rem; padding: 0.75rem 0; text-decoration: underline; }
`;

function PartFit({ product: { id, partType } }: { product: ProductDetailsIn }) {
  const { fit: texts, search } = useTexts('catalogue');
  const engine = useMyEngine();
  const fit = engine?.fitOf({ id, partType, isFitted: true });
  return (
    <Strip $fits={fit && fit === true} data-screen>
      <p role="status">{fit && engine ? <FitText fit={fit} engine={engine.name} /> : search.whichEngine}</p>
      <div>
        <PageLink {...engineLink}>{fit ? texts.change : texts.ask}</PageLink>
        {fit && (
          <button type="button" onClick={forgetEngine}>
            {search.forgetEngine}
          </button>
        )}
      </div>
    </Strip>
  );
}

/** At the end of a line. The negative margin keeps the line's height. */
const EngineToggle = styled.button`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  margin: -0.875rem 0 -0.875rem auto;
  letter-spacing: inherit;
  text-transform: inherit;
  white-space: nowrap;
  &:hover { color: var(--color-text); }
  &[aria-pressed='true'] { color: var(--color-accent); }
`;

function OwnEngine({ product }: { product: ProductDetailsIn }) {
  const { engine } = useTexts('site').nav;
  const storedSlug = useEngineSlug();
  if (!useHydrated()) return null;
  const isOwn = storedSlug !== null && slugsOf(product).includes(storedSlug);
  return (
    <EngineToggle
      type="button"
      data-screen
      aria-pressed={isOwn}
      onClick={() => chooseEngine(isOwn ? null : product.slug)}
    >
      {isOwn && <Icon name="check" size={16} />}
      {engine}
    </EngineToggle>
  );
}

export default function MyFit({ product }: { product: ProductDetailsIn }) {
  return product.category === 'motori' ? <OwnEngine product={product} /> : <PartFit product={product} />;
}
