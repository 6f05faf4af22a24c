import type { Comparison, Standing } from '@rombo/shared/collections/comparison';
import { comparisonQuery } from '@rombo/shared/collections/query-rules';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { formatPrice, withNoBreaks } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { Code, CodeLinks } from '../../ui/code-links.tsx';
import { CheckboxInput } from '../../ui/field.styles.ts';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { engineLink } from '../catalogue/engine-link.ts';
import { FitText } from '../catalogue/fit-text.tsx';
import { useMyEngine } from '../catalogue/my-engine.ts';
import { setComparison, useComparedItems } from './chosen.ts';
import { ComparedName, ComparisonFrame, scrolling } from './frame.tsx';

/** The checkbox that hides rows with equal values works without scripts. */
const Compared = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-s) 0.75rem;
  align-items: center;
  > p, > div { grid-column: 1 / -1; min-width: 0; }
  > p { color: var(--color-text-muted); font-size: var(--font-size-small); }
  > label { min-height: 2.75rem; padding-block: 0.625rem; }
  > input:checked ~ div tr[data-alike] { display: none; }
  @media print { container-type: normal; }
`;

const Table = styled.table<{ $columns: number }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  th, td {
    /* Two columns on a phone; of more, a part of the third shows that they scroll. */
    min-width: ${({ $columns }) => ($columns > 2 ? 'calc((100cqi - 6rem) / 2.25)' : '0')};
    padding: 0.625rem 0.375rem;
    border-top: 1px solid var(--color-border);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    scroll-snap-align: start;
    ${media.medium} { min-width: 9rem; padding-inline: var(--space-s); }
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    min-width: 5rem;
    padding-left: 0;
    background: var(--color-background);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-weight: 400;
    ${media.medium} { min-width: 12rem; font-size: inherit; }
  }
  thead :is(th, td), tbody tr:first-child td { border-top: 0; }
  thead tr:last-child > * { position: sticky; top: var(--top-bar); z-index: 1; background: var(--color-background); }
  /* Columns of a frame that scrolls are at least as wide as their longest word. */
  ${({ $columns }) => css`${scrolling($columns)} { th, td { overflow-wrap: break-word; } thead tr:last-child > * { top: 0; } }`}
  thead tr:last-child > :first-child { z-index: 2; }
  thead th { width: ${({ $columns }) => Math.min(40, 100 / $columns)}%; }
  /* Small on a phone, where a speed and its unit fill a column. */
  td { font-size: 0.875rem; font-weight: 600; ${media.medium} { font-size: inherit; } }
  /* A focused link scrolls into view below the header and the names. */
  a { scroll-margin-top: 5rem; }
  td svg { display: block; width: 100%; height: 0.375rem; margin-top: 0.375rem; fill: var(--color-brand-hover); }
  [data-best] svg { fill: var(--color-accent); }
  tr { break-inside: avoid; }
  @media print { tr > :first-child { position: static; } thead tr:last-child > * { position: static; } :is(td, [data-best]) svg { fill: currentColor; } th, td { min-width: 0; } }
  @media (forced-colors: active) { :is(td, [data-best]) svg { fill: CanvasText; } }
`;

const Cover = styled(Picture)`
  width: 100%;
  max-width: 14rem;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`;

const Column = styled.div`
  display: grid;
  gap: 0.375rem;
  a[data-screen] { padding-block: 0.625rem; font-size: var(--font-size-small); font-weight: 400; }
`;

const Note = styled.small`
  display: block;
  b { ${labelText} color: var(--color-accent); font-size: inherit; }
`;

/** Fixed height, so that the engine causes no layout shift. */
const FitCell = styled.td`height: 7.5rem;`;

function Missing() {
  const { missing } = useTexts('compare');
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{missing}</VisuallyHidden>
    </>
  );
}

function StandingNote({ difference, isBest }: Standing) {
  const texts = useTexts('compare');
  if (!difference && !isBest) return null;
  return (
    <Note>
      {difference} {isBest && <b>{texts.best}</b>}
    </Note>
  );
}

/** Leaves room for the figures, however long a word of the label is. */
const Label = styled.span`
  display: block;
  max-width: 8rem;
  ${media.medium} { max-width: none; }
`;

/** Keeps figures with their units. Dimensions may break after '×': as a whole, they are wider than a column on a phone. */
const unbroken = (text: string) => withNoBreaks(text).replace(/([x×])\u00a0/g, '$1 ');

const Differs = styled.span`
  color: var(--color-accent);
  font-size: var(--font-size-lead);
  font-weight: 600;
  line-height: 1;
`;

/** Shows which parts fit the visitor's engine. Without an engine it links to the engines. */
function FitRow({ products }: Pick<Comparison, 'products'>) {
  const { fit: texts, search } = useTexts('catalogue');
  const { mine } = useTexts('compare');
  const engine = useMyEngine();
  return (
    <tr>
      <th scope="row">
        {mine}
        <br />
        <PageLink {...engineLink} data-screen>
          {engine ? texts.change : search.whichEngine}
        </PageLink>
      </th>
      {products.map((product) => {
        const fit = engine?.fitOf(product);
        return (
          <FitCell key={product.id}>{fit && engine ? <FitText fit={fit} engine={engine.name} /> : <Missing />}</FitCell>
        );
      })}
    </tr>
  );
}

/**
 * Specs in rows, products in columns. A bar compares a figure with the highest of its row; a note shows the difference from the first
 * product.
 */
export function ComparisonTable({ products, rows, mentions }: Omit<Comparison, 'offered'>) {
  const texts = useTexts('compare');
  const stored = useComparedItems();
  const chosen = useTexts('catalogue').compare;
  const { language } = useLanguage();
  const others = (id: string) => products.filter((product) => product.id !== id);
  const box = useId();
  return (
    <Compared>
      {rows.some(({ differs }) => !differs) && (
        <>
          <CheckboxInput id={box} type="checkbox" data-screen />
          <label htmlFor={box} data-screen>
            {texts.onlyDiffering}
          </label>
        </>
      )}
      <p>{texts.differsHint}</p>
      <ComparisonFrame products={products} label={texts.table}>
        <Table $columns={products.length}>
          <thead>
            <tr>
              <td />
              {products.map(({ id, cover }) => (
                <td key={id}>{cover && <Cover src={cover} alt="" width={4} height={3} sizes="14rem" />}</td>
              ))}
            </tr>
            <tr>
              <td>
                <VisuallyHidden>{texts.spec}</VisuallyHidden>
              </td>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <ComparedName product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <td />
              {products.map((product) => (
                <td key={product.id}>
                  <Column>
                    <small>
                      <Code>{product.articleCode}</Code>
                    </small>
                    {product.price !== undefined && (
                      <span>
                        {formatPrice(product.price, language)} <StandingNote {...product.priceStanding} />
                      </span>
                    )}
                    <PageLink
                      page="compare"
                      query={comparisonQuery(others(product.id).map(({ slug }) => slug))}
                      rel="nofollow"
                      data-screen
                      onClick={() => setComparison(stored.filter(({ id }) => id !== product.id))}
                    >
                      {chosen.remove(product.name)}
                    </PageLink>
                  </Column>
                </td>
              ))}
            </tr>
            {products.some(({ isFitted }) => isFitted) && <FitRow products={products} />}
            {[...rows.entries()].map(([at, { label, cells, bars, differs }]) => (
              <tr key={at} data-alike={!differs || undefined}>
                <th scope="row">
                  <Label>
                    <span lang={label.lang}>{label.text}</span>{' '}
                    {differs && (
                      <Differs>
                        <span aria-hidden>≠</span>
                        <VisuallyHidden>{texts.differs}</VisuallyHidden>
                      </Differs>
                    )}
                  </Label>
                </th>
                {cells.map((cell, column) => (
                  <td key={products[column]?.id} lang={cell?.lang} data-best={cell?.isBest}>
                    {cell ? <CodeLinks text={unbroken(cell.text)} mentions={mentions} /> : <Missing />}
                    {cell && <StandingNote {...cell} />}
                    {bars?.[column] != null && (
                      <svg aria-hidden>
                        <rect width={`${bars[column]}%`} height="100%" />
                      </svg>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </ComparisonFrame>
    </Compared>
  );
}
