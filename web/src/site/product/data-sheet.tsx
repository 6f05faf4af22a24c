import type { ProductDetailsIn, ProductIn } from '@rombo/shared/collections/product-in';
import { langOf } from '@rombo/shared/contract/in-language';
import { ARTICLE_CODE, FITS } from '@rombo/shared/words/spec-labels';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { LoadBoundary } from '../../loading/load-boundary.tsx';
import { displayText } from '../../theme/text.styles.ts';
import { useSignedIn } from '../../ui/signed-in.ts';
import { CodeLinks } from './code-links.tsx';
import { EditLink } from './edit-link.tsx';
import { FittingEngines } from './fitting-engines.tsx';
import { Imprint } from './imprint.tsx';
import { PowerDiagram } from './later-parts.tsx';

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
  th, td { padding: 0.625rem 0; border-top: 1px solid var(--color-border); text-align: left; vertical-align: top; }
  th { width: 45%; padding-right: var(--space-m); color: var(--color-text-muted); font-weight: 400; }
  td { font-weight: 600; overflow-wrap: anywhere; text-wrap: balance; }
  tr:first-child :is(th, td) { border-top: 2px solid var(--color-brand-hover); }
  tr:first-child td { color: var(--color-text-strong); letter-spacing: 0.02em; }
  tr { break-inside: avoid; }
`;

/** A figure stays on one line with its unit, and a measure with the others of its part. */
const together = (value: string) => value.replace(/(\d) (?=[x×] |(?:mm|cc|g|kW)\b)|([x×]) (?=\d)/g, '$1$2\u00a0');

type Sheet = ProductIn<Pick<ProductDetailsIn, 'technicalSpecs' | 'engines' | 'mentions'>>;

/** Every datum of a product, its article code first, as a maker's data sheet sets them. */
function SpecTable({ product }: { product: Sheet }) {
  const texts = useTexts('catalogue').product;
  const { articleCode } = useTexts('catalogue');
  const { [ARTICLE_CODE]: code, ...others } = product.technicalSpecs;
  const { engines = [], mentions } = product;
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
              <FittingEngines engines={engines} />
            </td>
          </tr>
        )}
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" lang={langOf(product, `label ${label}`)}>
              {product.specLabels?.[label] ?? label}
            </th>
            <td lang={langOf(product, `value ${label}`)}>
              <CodeLinks text={together(value)} mentions={mentions} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The data of a product, with its power curve where it was measured, the owner's way to its form, and on paper whose they are. */
export function DataSheet({
  product,
}: {
  product: Sheet & Pick<ProductDetailsIn, 'id' | 'name' | 'powerCurve' | 'slug' | 'slugEn'>;
}) {
  const isSignedIn = useSignedIn();
  const { powerCurve } = product;
  return (
    <>
      {isSignedIn && (
        // The panel's texts are loaded for the owner only.
        <LoadBoundary failed={() => null}>
          <EditLink product={product} />
        </LoadBoundary>
      )}
      <SpecTable product={product} />
      {powerCurve && <PowerDiagram curve={powerCurve} />}
      <Imprint product={product} />
    </>
  );
}
