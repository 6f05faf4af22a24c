import { langOf, slugIn } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn, ProductIn } from '@rombo/shared/collections/product-in';
import type { SlugField, Slugs } from '@rombo/shared/contract/language-fields';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { company } from '@rombo/shared/words/company';
import { ARTICLE_CODE, FITS } from '@rombo/shared/words/spec-labels';
import { use } from 'react';
import styled from 'styled-components';
import { withNoBreaks } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { Code, CodeLinks } from '../../ui/code-links.tsx';
import { PowerDiagram } from '../../ui/curve/power-diagram.tsx';
import { PageAddress, PageLink, SiteOrigin } from '../../ui/page-link.tsx';

const { brand, street, postalCode, town, province, email } = company;

/** Shown in print only, by media.css. */
const OnPaper = styled.address`display: none;`;

/** Company and page address, printed below the data sheet. Not in the HTML, to keep it small. */
function Imprint({ product }: { product: Slugs }) {
  const { language } = useLanguage();
  const address = use(PageAddress)(pathOfPage('product', { slug: slugIn(language, product) }));
  return (
    <OnPaper>
      {`${brand}, ${street}, ${postalCode} ${town} (${province}), ${email}`}
      <br />
      {use(SiteOrigin) + address}
    </OnPaper>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-bottom: 1px solid var(--color-border);
  font-variant-numeric: tabular-nums;
  caption {
    ${displayText}
    padding-bottom: var(--space-m);
    font-size: var(--font-size-h2);
    text-align: left;
  }
  th, td { padding: 0.5rem 0; border-top: 1px solid var(--color-border); text-align: left; vertical-align: top; }
  th { width: 42%; padding-right: var(--space-m); color: var(--color-text-muted); font-weight: 400; }
  td { font-weight: 600; overflow-wrap: anywhere; text-wrap: balance; }
  tr:first-child :is(th, td) { border-top: 2px solid var(--color-brand-hover); }
  tr:first-child td { color: var(--color-text-strong); letter-spacing: 0.02em; white-space: nowrap; }
  tr { break-inside: avoid; }
  /* On a phone two beside each other, each name above its value. */
  @media screen and (width < 40rem) {
    tbody { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--space-m); line-height: 1.3; }
    tr { display: block; padding-block: 0.25rem; border-top: 1px solid var(--color-border); }
    tr:has(ul) { grid-column: 1 / -1; }
    li { padding-block: 0.25rem; }
    tr:is(tr, :first-child) > :is(th, td) { display: block; width: auto; padding: 0; border: 0; white-space: normal; }
  }
`;

type Sheet = ProductIn<Pick<ProductDetailsIn, 'technicalSpecs' | 'engines' | 'mentions' | 'specParts'>>;

export function SpecTable({ product }: { product: Sheet }) {
  const texts = useTexts('product');
  const { articleCode } = useTexts('catalogue');
  const { [ARTICLE_CODE]: code, ...others } = product.technicalSpecs;
  const { engines = [], mentions, specParts = {} } = product;
  const rows = Object.entries(others).filter(([label]) => label !== FITS || engines.length === 0);
  if (!code && engines.length === 0 && rows.length === 0) return null;
  return (
    <Table>
      <caption>{texts.specs}</caption>
      <tbody>
        {code && (
          <tr>
            <th scope="row">{articleCode}</th>
            <td>{code}</td>
          </tr>
        )}
        {engines.length > 0 && (
          <tr>
            <th scope="row">{texts.fits}</th>
            <td>
              <ul>
                {engines.map(({ id, slug, name, articleCode, ...engine }) => (
                  <li key={id}>
                    <PageLink page="product" parameters={{ slug }}>
                      <span lang={langOf(engine, 'name')}>{name}</span> <Code>{articleCode}</Code>
                    </PageLink>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        )}
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" lang={langOf(product, `label ${label}`)}>
              {product.specLabels?.[label] ?? label}
            </th>
            <td lang={langOf(product, `value ${label}`)}>
              {specParts[label] ? (
                <PageLink page="product" parameters={{ slug: specParts[label] }}>
                  <CodeLinks text={withNoBreaks(value)} />
                </PageLink>
              ) : (
                <CodeLinks text={withNoBreaks(value)} mentions={mentions} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Sides = styled.div`
  display: grid;
  gap: var(--space-xl) var(--space-xxl);
  > * { scroll-margin-top: 1.5rem; }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    > :only-child { grid-column: 1 / -1; }
    > * + * { display: grid; }
  }
`;

export default function DataSheet({
  product,
}: {
  product: Sheet & Pick<ProductDetailsIn, 'id' | 'name' | 'powerCurve' | SlugField>;
}) {
  const { powerCurve } = product;
  const isHydrated = useHydrated();
  return (
    <>
      <Sides>
        <div id="data">
          <SpecTable product={product} />
        </div>
        {powerCurve && (
          <div id="bench">
            <PowerDiagram curve={powerCurve} />
          </div>
        )}
      </Sides>
      {isHydrated && <Imprint product={product} />}
    </>
  );
}
