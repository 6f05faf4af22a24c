import { langOf, slugIn } from '@rombo/shared/collections/in-language';
import type { OtherProductsIn, ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { smallCards } from '@rombo/shared/collections/related-in';
import { replacedTogether } from '@rombo/shared/collections/replaced-together';
import type { Language } from '@rombo/shared/words/languages';
import { use } from 'react';
import styled from 'styled-components';
import { hasStatus } from '../../api/errors.ts';
import { readProduct } from '../../api/reads.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { cached, type Lazy } from '../../loading/lazy.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useMyEngine } from '../catalogue/my-engine.ts';
import { Recent } from '../catalogue/recent.tsx';
import { EngineParts } from './exploded/engine-parts.tsx';
import { PartFit } from './exploded/part-table.tsx';
import { Section } from './section.styles.ts';
import { WonRaces } from './won-races.tsx';

/** Positioned, so that a row that scrolls clips the hidden text of the fit. */
const Tile = styled(PageLink)`
  position: relative;
  text-decoration: none;
  > :first-child { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  > :last-child { display: grid; }
  strong { overflow-wrap: anywhere; }
  small { white-space: nowrap; }
  @media (scripting: none) { > :empty { display: none; } }
`;

const NoPicture = styled.small`
  display: grid;
  place-items: center;
  background: var(--color-background);
`;

interface ProductLinkProps {
  product: OtherProductsIn['related'][number];
  note: string | null;
  /** True if the engines that it fits are known. */
  isFitted?: boolean;
  /** Width of the largest file, in pixels. */
  width: number;
  sizes: string;
}

/** Link to a product with picture, name and note. The picture appears after hydration: dozens of picture addresses would bloat the HTML. */
function ProductLink({ product, note, isFitted = false, width, sizes }: ProductLinkProps) {
  const { noImage } = useTexts('site').common;
  const { picture } = product;
  const isHydrated = useHydrated();
  return (
    <Tile page="product" parameters={{ slug: product.slug }}>
      {picture && isHydrated ? (
        <Picture src={picture} alt="" width={width} height={width * 0.75} sizes={sizes} />
      ) : (
        <NoPicture>{!picture && noImage}</NoPicture>
      )}
      <span>
        <strong lang={langOf(product, 'name')}>{product.name}</strong>
        <small>
          {note}
          <PartFit part={product} isFitted={isFitted} />
        </small>
      </span>
    </Tile>
  );
}

/** One row, which scrolls sideways on narrow screens. */
const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(15rem, 23.5%);
  justify-content: start;
  gap: var(--space-m);
  overflow-x: auto;
  a {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    height: 100%;
    border: 1px solid var(--color-border);
    background: var(--color-surface);
    &:hover { border-color: var(--color-text); }
    ${media.large} { display: block; }
  }
  a > :last-child { align-content: center; padding: var(--space-s) var(--space-m); }
  strong { ${displayText} font-size: var(--font-size-h3); line-height: 1.05; }
`;

const CARD_SIZES = '(min-width:80rem) 19vw,5.5rem';

const Groups = styled.div`
  display: grid;
  gap: var(--space-l) var(--space-xl);
  ${media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.large} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  > div { break-inside: avoid; }
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-m);
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0.375rem;
    border-top: 1px solid var(--color-border);
    &:hover strong { text-decoration: underline; }
    > :first-child { width: 5rem; }
  }
`;

const PartLink = ({ part }: { part: OtherProductsIn['related'][number] }) => (
  <li>
    <ProductLink product={part} note={part.articleCode} isFitted width={320} sizes="5rem" />
  </li>
);

function Guides({ guides = [] }: { guides: OtherProductsIn['guides'] }) {
  const texts = useTexts('product');
  if (guides.length === 0) return null;
  return (
    <Section aria-labelledby="guides">
      <h2 id="guides">{texts.guides}</h2>
      <ul>
        {guides.map((guide) => (
          <li key={guide.id}>
            <PageLink page="guide" parameters={{ slug: guide.slug }} lang={langOf(guide, 'title')}>
              {guide.title}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface OtherPartsProps {
  id: string;
  title: string;
  note?: string | undefined;
  parts: OtherProductsIn['related'] | undefined;
}

function OtherParts({ id, title, note, parts = [] }: OtherPartsProps) {
  if (parts.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>
        {title} <small>{note}</small>
      </h2>
      <Groups as="ul" role="list">
        {parts.map((part) => (
          <PartLink key={part.id} part={part} />
        ))}
      </Groups>
    </Section>
  );
}

/** Other products below the page's own content. Those of an engine load after the page. */
export default function OtherProducts({ product }: { product: ProductDetailsIn }) {
  const kinds = useTexts('catalogue');
  const texts = useTexts('product');
  const { language } = useLanguage();
  const others = useOthers(product, language);
  const { parts, related } = others;
  const [engine, another] = product.engines ?? [];
  const myEngine = useMyEngine();
  const togetherFor = myEngine ?? (another && engine);
  const isOwnPart = myEngine?.parts.some(({ id }) => id === product.id);
  return (
    <>
      {(parts || others.explodedView) && <EngineParts product={{ ...product, ...others }} />}
      <WonRaces races={others.results} />
      <Guides guides={others.guides} />
      <OtherParts
        id="together"
        title={texts.together}
        note={togetherFor && kinds.madeFor(togetherFor.name, 0)}
        parts={
          myEngine
            ? isOwnPart
              ? smallCards(language, replacedTogether(product, myEngine.parts))
              : []
            : others.together
        }
      />
      <OtherParts id="same-kind" title={texts.sameKind} parts={others.sameKind} />
      {related.length > 0 && (
        <Section aria-labelledby="related">
          <h2 id="related">{parts ? texts.sameClass : texts.related}</h2>
          <Cards role="list">
            {related.map((one) => (
              <li key={one.id}>
                <ProductLink
                  product={one}
                  note={[one.articleCode, one.subcategory].filter(Boolean).join(' · ')}
                  width={640}
                  sizes={CARD_SIZES}
                />
              </li>
            ))}
          </Cards>
        </Section>
      )}
      <Recent except={slugIn(language, product)} />
    </>
  );
}

/** Pause between attempts, in milliseconds. */
const RETRY_MS = 5000;

/**
 * Cached reads by language and slug. Stored outside the component, because a component that suspends on its first render loses its state.
 */
const reads = new Map<string, Lazy<OtherProductsIn>>();

/**
 * Returns the other products: those included with the product, otherwise from the API. The server-rendered HTML stays until they have
 * loaded.
 */
function useOthers({ related, ...product }: ProductDetailsIn, language: Language): OtherProductsIn {
  const isHydrated = useHydrated();
  if (related) return { related, ...product };
  const slug = slugIn(language, product);
  const key = `${language} ${slug}`;
  const load = async (): Promise<OtherProductsIn> => {
    try {
      const { shown } = await readProduct(slug, language);
      return { related: [], ...shown };
    } catch (error) {
      // During hydration a failure would remove what the server has rendered.
      if (isHydrated || hasStatus(error, 404)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return load();
    }
  };
  const read = reads.get(key) ?? cached(load);
  reads.set(key, read);
  return use(read.promise());
}
