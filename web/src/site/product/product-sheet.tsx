import { langOf } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import styled from 'styled-components';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { CodeLinks } from '../../ui/code-links.tsx';
import { LoadFailure, lazyComponent } from '../../ui/load-boundary.tsx';
import { BelowHeading, PageHeading } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Availability } from '../catalogue/availability.tsx';
import { CategoryLabel } from '../catalogue/category-label.tsx';
import { Gallery } from './gallery.tsx';

export const Columns = styled.div`
  display: grid;
  gap: var(--space-l);
  ${media.large} { grid-template-columns: minmax(0, 1.35fr) minmax(22rem, 1fr); gap: var(--space-xxl); align-items: start; }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-l);
  h1 { font-size: clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem); overflow-wrap: anywhere; }
  > :first-child > p { margin-bottom: var(--space-s); }
  > p { max-width: 33.5em; white-space: pre-line; overflow-wrap: anywhere; }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-s);
  > p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-m); }
  strong { ${displayText} color: var(--color-text-strong); font-size: var(--font-size-h2); font-variant-numeric: tabular-nums; text-transform: none; }
  ul { display: grid; grid-template-columns: repeat(3, 1fr); margin-top: var(--space-s); border-block: 1px solid var(--color-border); }
  li { padding-block: 0.625rem; }
  li + li { padding-left: var(--space-m); border-left: 1px solid var(--color-border); }
  li strong { display: block; }
`;

/** Price and availability if the owner has entered them, the replacement of a discontinued product, and the main figures of an engine. */
function MainFacts({ product }: { product: ProductDetailsIn }) {
  const { offer, figures: names } = useTexts('catalogue');
  const texts = useTexts('product');
  const { language } = useLanguage();
  const { price, replacement, figures = [] } = product;
  // A preview has the figures of a card, including the class.
  const shown = figures.filter(([name]) => name !== 'class');
  return (
    <Facts>
      <p>
        {price === undefined ? (
          offer.atDealer
        ) : (
          <span>
            <strong>{formatPrice(price, language)}</strong> <small>{texts.vat}</small>
          </span>
        )}
        <Availability product={product} />
      </p>
      {replacement && (
        <p>
          {texts.replacedBy}
          <PageLink page="product" parameters={{ slug: replacement.slug }} lang={langOf(replacement, 'name')}>
            {replacement.name}
          </PageLink>
        </p>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map(([name, value]) => (
            <li key={name}>
              <strong>{value}</strong> <small>{names[name]}</small>
            </li>
          ))}
        </ul>
      )}
    </Facts>
  );
}

const SectionBar = styled.nav`
  display: flex;
  z-index: 2;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-background);
  a { ${labelText} flex: 1; display: grid; place-items: center; min-height: 2.75rem; color: var(--color-text-muted); text-decoration: none; }
  a:hover { color: var(--color-text); box-shadow: inset 0 -3px var(--color-brand-hover); }
  a:focus-visible { outline-offset: -2px; }
  ${media.medium} { gap: var(--space-xl); a { flex: none; } }
  ${media.wide} { position: sticky; top: 0; }
`;

function SectionLinks({ product: { powerCurve, isDrawn, partCount } }: { product: ProductDetailsIn }) {
  const texts = useTexts('product').sections;
  const names = (['data', powerCurve && 'bench', isDrawn && 'exploded', partCount && 'parts'] as const).filter(
    (name) => !!name,
  );
  if (names.length < 2) return null;
  return (
    <SectionBar aria-label={texts.label} data-screen>
      {names.map((name) => (
        <a key={name} href={`#${name}`}>
          {texts[name]}
        </a>
      ))}
    </SectionBar>
  );
}

/** Not a grid: in a grid, the sticky section bar would stay within its row. */
const Article = styled.article`
  > * + * { margin-top: var(--space-l); }
  ${media.medium} { > * + * { margin-top: var(--space-xxl); } }
`;

const importDetails = () => import('./product-details.ts');
const DataSheet = lazyComponent(async () => (await importDetails()).DataSheet, {
  failed: (failure) => <LoadFailure failure={failure} />,
});
const OtherProducts = lazyComponent(async () => (await importDetails()).OtherProducts);
const ProductActions = lazyComponent(async () => (await importDetails()).ProductActions);
const ActionBar = lazyComponent(async () => (await importDetails()).ActionBar);
const MyFit = lazyComponent(async () => (await importDetails()).MyFit);

interface ProductSheetProps {
  product: ProductDetailsIn;
  /** Set for a preview: the number of pictures of the product. A preview omits what would shift when the rest loads. */
  pictureCount?: number | undefined;
}

export function ProductSheet({ product, pictureCount }: ProductSheetProps) {
  const { name, description, category, mentions, powerCurve } = product;
  const isWhole = pictureCount === undefined;
  // With a curve, curve and specs need the full page width.
  const isWide = powerCurve !== undefined;
  const data = <DataSheet product={product} />;
  return (
    <>
      <Article data-sheet>
        <Columns>
          <Gallery product={product} count={pictureCount} />
          <Words>
            <div>
              <CategoryLabel product={product}>{category === 'motori' && <MyFit product={product} />}</CategoryLabel>
              <PageHeading>
                <span lang={langOf(product, 'name')}>{name}</span>
              </PageHeading>
            </div>
            <MainFacts product={product} />
            {product.isFitted && <MyFit product={product} />}
            <p lang={langOf(product, 'description')}>
              <CodeLinks text={description} mentions={mentions} />
            </p>
            {isWhole && (
              <BelowHeading>
                <ProductActions product={product} />
                {!isWide && data}
              </BelowHeading>
            )}
          </Words>
        </Columns>
        {isWhole && (
          <BelowHeading>
            <SectionLinks product={product} />
            {isWide && <div>{data}</div>}
            <BelowHeading>
              <OtherProducts product={product} />
            </BelowHeading>
          </BelowHeading>
        )}
      </Article>
      <ActionBar product={product} />
    </>
  );
}
