import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { langOf } from '@rombo/shared/contract/in-language';
import styled from 'styled-components';
import { writePrice } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { lazyDefault } from '../../loading/lazy.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { lazyPart } from '../../ui/load-boundary.tsx';
import { BelowHeading, PageHeading, Sections } from '../../ui/page-heading.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { CodeLinks } from './code-links.tsx';
import { DataSheet } from './data-sheet.tsx';
import { Gallery } from './gallery.tsx';
import { ActionBar, ProductActions } from './product-actions.tsx';

export const Columns = styled.div`
  display: grid;
  gap: var(--space-xl);
  ${media.large} {
    grid-template-columns: minmax(0, 1.35fr) minmax(22rem, 1fr);
    align-items: start;
    gap: var(--space-xxl);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-l);
  h1 { font-size: clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem); overflow-wrap: anywhere; }
  > p { max-width: 60ch; white-space: pre-line; overflow-wrap: anywhere; }
`;

/** Category and displacement; the rhombus has the colour of the class, as the cooling heads do. */
const Kind = styled.p<{ $small: boolean }>`
  ${labelText}
  display: flex;
  align-items: center;
  gap: 0.625rem;
  margin-bottom: var(--space-s);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    background: ${({ $small }) => ($small ? 'var(--color-class-12)' : 'var(--color-brand-hover)')};
    transform: rotate(45deg);
  }
  span { text-transform: none; }
`;

/** Price and state, and below them the main figures, each above its name. */
const Offer = styled.div`
  display: grid;
  gap: var(--space-s);
  > p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-m); }
  b { ${labelText} font-size: var(--font-size-small); color: var(--color-accent); }
  ul { display: flex; margin-top: var(--space-s); border-block: 1px solid var(--color-border); }
  li { flex: 1; padding: 0.625rem 0; }
  li + li { padding-left: var(--space-m); border-left: 1px solid var(--color-border); }
  strong { ${displayText} display: block; color: var(--color-text-strong); font-size: var(--font-size-h2); font-variant-numeric: tabular-nums; }
`;

/** What decides first: price and availability where the owner states them, the product that replaces it, and the main figures. */
function MainFacts({ product }: { product: ProductDetailsIn }) {
  const texts = useTexts('catalogue');
  const { language } = useLanguage();
  const { price, availability, replacement, figures = [] } = product;
  const shown = figures.filter(([name]) => name !== 'class');
  return (
    <Offer>
      <p>
        {price === undefined ? (
          <span>{texts.offer.atDealer}</span>
        ) : (
          <span>
            <strong>{writePrice(price, language)}</strong> <small>{texts.product.vat}</small>
          </span>
        )}
        {availability && <b>{texts.product.availabilities[availability]}</b>}
      </p>
      {replacement && (
        <p>
          <span>
            {texts.product.replacedBy}{' '}
            <PageLink page="product" parameters={{ slug: replacement.slug }} lang={langOf(replacement, 'name')}>
              {replacement.name}
            </PageLink>
          </span>
        </p>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map(([name, value]) => (
            <li key={name}>
              <strong>{value}</strong> <small>{texts.figures[name]}</small>
            </li>
          ))}
        </ul>
      )}
    </Offer>
  );
}

const SectionBar = styled.nav`
  display: flex;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  margin-bottom: var(--space-xl);
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--color-border);
  a { ${labelText} flex: 0 0 auto; padding: 0.75rem var(--space-m); color: var(--color-text-muted); text-decoration: none; }
  a:first-child { padding-left: 0; }
  a:hover { color: var(--color-text); box-shadow: inset 0 -3px var(--color-brand-hover); }
  a:focus-visible { outline-offset: -2px; }
  ${media.medium} { margin-inline: 0; padding-inline: 0; }
`;

/** Links to the sections of the page; left out where there is only one. */
function SectionLinks({ product: { powerCurve, isDrawn, partCount = 0 } }: { product: ProductDetailsIn }) {
  const texts = useTexts('catalogue').product.sections;
  const exists = { data: true, bench: Boolean(powerCurve), exploded: Boolean(isDrawn), parts: partCount > 0 };
  const names = (['data', 'bench', 'exploded', 'parts'] as const).filter((name) => exists[name]);
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

const OtherProducts = lazyPart(lazyDefault(() => import('./other-products.tsx')));

interface ProductSheetProps {
  product: ProductDetailsIn;
  /** Where only a preview of the product is known, the number of its pictures. What would move when the rest comes is left out. */
  pictureCount?: number | undefined;
}

/** The whole content of a product's page. */
export function ProductSheet({ product, pictureCount }: ProductSheetProps) {
  const kinds = useTexts('catalogue');
  const { name, description, category, subcategory, mentions, powerCurve } = product;
  const isWhole = pictureCount === undefined;
  const sheet = isWhole && (
    <BelowHeading>
      <SectionLinks product={product} />
      <DataSheet product={product} />
    </BelowHeading>
  );
  return (
    <>
      <Sections as="article" data-sheet>
        <Columns>
          <Gallery key={product.id} product={product} count={pictureCount} />
          <Words>
            <div>
              <Kind $small={subcategory === '2.1cc'}>
                {kinds[category]} {subcategory && <span>{subcategory}</span>}
              </Kind>
              <PageHeading>
                <span lang={langOf(product, 'name')}>{name}</span>
              </PageHeading>
            </div>
            <MainFacts product={product} />
            <p lang={langOf(product, 'description')}>
              <CodeLinks text={description} mentions={mentions} />
            </p>
            {isWhole && (
              <BelowHeading>
                <ProductActions product={product} />
              </BelowHeading>
            )}
            {!powerCurve && sheet}
          </Words>
        </Columns>
        {powerCurve && <div>{sheet}</div>}
        {isWhole && (
          <BelowHeading>
            <OtherProducts product={product} />
          </BelowHeading>
        )}
      </Sections>
      <ActionBar product={product} />
    </>
  );
}
