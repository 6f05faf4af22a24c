import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { slugIn } from '@rombo/shared/contract/in-language';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { FitText } from '../catalogue/fit-text.tsx';
import { chooseEngine, useEngineSlug, useMyEngine } from '../catalogue/my-engine.ts';

/** As high before the visitor's engine is known as after it, or the description would move. */
const Strip = styled.div<{ $fits: boolean | undefined; $isLine?: boolean }>`
  display: ${({ $isLine }) => ($isLine ? 'flex' : 'grid')};
  gap: 0 var(--space-l);
  padding-left: var(--space-m);
  border-left: 3px solid
    var(${({ $fits }) => ($fits === undefined ? '--color-border-strong' : $fits ? '--color-accent' : '--color-danger')});
  p { display: flex; align-items: center; min-height: 2.75rem; font-weight: 600; line-height: 1.35; }
  div { display: flex; flex-wrap: wrap; gap: 0 var(--space-l); font-size: var(--font-size-small); }
  div > * { min-height: 2.75rem; padding: 0.75rem 0; border: 0; background: none; text-decoration: underline; cursor: pointer; }
`;

/** On the page of a part, whether it fits the visitor's engine; on that of an engine, whether it is the visitor's. */
export function MyFit({ product }: { product: ProductDetailsIn }) {
  const { fit: texts, search } = useTexts('catalogue');
  const { language } = useLanguage();
  const engine = useMyEngine();
  const own = useEngineSlug();
  const slug = slugIn(language, product);
  const forget = (
    <button type="button" onClick={() => chooseEngine(null)}>
      {search.forgetEngine}
    </button>
  );
  if (product.category === 'motori') {
    const isOwn = own !== null && [product.slug, product.slugEn].includes(own);
    return (
      <Strip $fits={isOwn || undefined} $isLine data-screen>
        <p>{isOwn ? texts.own : texts.askOwn}</p>
        <div>
          {isOwn ? (
            forget
          ) : (
            <button type="button" onClick={() => chooseEngine(slug)}>
              {texts.choose}
            </button>
          )}
        </div>
      </Strip>
    );
  }
  if (!product.isFitted) return null;
  const fit = engine?.fitOf({ id: product.id, partType: product.partType, isFitted: true });
  return (
    <Strip $fits={fit && fit === true} data-screen>
      <p>{fit && engine ? <FitText fit={fit} engine={engine.name} /> : search.whichEngine}</p>
      <div>
        <PageLink page="products" query="category=motori">
          {fit ? texts.change : search.chooseEngine}
        </PageLink>
        {fit && forget}
      </div>
    </Strip>
  );
}
