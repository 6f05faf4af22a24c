import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { langOf, sheetsIn, slugIn } from '@rombo/shared/contract/in-language';
import styled from 'styled-components';
import { writePrice } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { lazyDefault } from '../../loading/lazy.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, VisuallyHidden } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/load-boundary.tsx';
import { BelowHeading, PageHeading, Sections } from '../../ui/page-heading.tsx';
import { PageButton, PageLink } from '../../ui/page-link.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { CodeLinks } from './code-links.tsx';
import { DataSheet } from './data-sheet.tsx';
import { Gallery } from './gallery.tsx';

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

const Actions = styled.div`
  display: grid;
  gap: var(--space-m);
  p { color: var(--color-text-muted); font-size: var(--font-size-small); }
  > div { display: flex; flex-wrap: wrap; gap: var(--space-m); text-align: center; }
  a { flex: 1 1 auto; min-height: 3.25rem; }
`;

const Box = styled.div`
  display: grid;
  gap: 0.375rem;
  b { ${labelText} font-size: var(--font-size-small); }
  strong { ${displayText} font-size: var(--font-size-h2); font-variant-numeric: tabular-nums; }
  small { margin-left: 0.5rem; }
`;

/** Price and availability of a product, where the owner states them, and the product that replaces it. */
function Offer({ product }: { product: ProductDetailsIn }) {
  const texts = useTexts('catalogue').product;
  const { language } = useLanguage();
  const { price, availability, replacement } = product;
  return (
    <Box>
      {price !== undefined && (
        <p>
          <strong>{writePrice(price, language)}</strong>
          <small>{texts.vat}</small>
        </p>
      )}
      {availability && <b>{texts.availabilities[availability]}</b>}
      {replacement && (
        <p>
          {texts.replacedBy}{' '}
          <PageLink page="product" parameters={{ slug: replacement.slug }} lang={langOf(replacement, 'name')}>
            {replacement.name}
          </PageLink>
        </p>
      )}
    </Box>
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
  const { common } = useTexts('site');
  const texts = useTexts('catalogue').product;
  const kinds = useTexts('catalogue');
  const { language } = useLanguage();
  const slug = slugIn(language, product);
  const { name, description, category, subcategory, price, availability, partCount = 0, mentions } = product;
  return (
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
          <p lang={langOf(product, 'description')}>
            <CodeLinks text={description} mentions={mentions} />
          </p>
          {pictureCount === undefined && (
            <BelowHeading>
              {(price !== undefined || availability) && <Offer product={product} />}
              <Actions data-screen>
                <div>
                  <PageButton page="contact" query={`prodotto=${encodeURIComponent(slug)}`}>
                    {texts.ask}
                  </PageButton>
                  <PageButton page="dealers" variant="secondary">
                    {texts.whereToBuy}
                  </PageButton>
                  <CompareButton product={product} />
                  {sheetsIn(language, product).map((sheet, _, { length }) => (
                    <ButtonLink
                      key={sheet.url}
                      variant="secondary"
                      href={sheet.url}
                      hrefLang={sheet.language}
                      target="_blank"
                      rel="noopener"
                    >
                      {length > 1 || sheet.language !== language ? texts.sheetIn[sheet.language] : texts.sheet}{' '}
                      <Icon name="external" size={16} />
                      <VisuallyHidden>{common.newTab}</VisuallyHidden>
                    </ButtonLink>
                  ))}
                </div>
                {partCount > 0 && <a href="#parts">{`${texts.toParts} (${partCount})`}</a>}
                <p>{texts.askHint}</p>
              </Actions>
              <DataSheet product={product} />
            </BelowHeading>
          )}
        </Words>
      </Columns>
      {pictureCount === undefined && (
        <BelowHeading>
          <OtherProducts product={product} />
        </BelowHeading>
      )}
    </Sections>
  );
}
