import type { Comparison } from '@rombo/shared/collections/comparison';
import { langOf } from '@rombo/shared/contract/in-language';
import { writeCompared } from '@rombo/shared/contract/query-rules';
import styled from 'styled-components';
import { writePrice } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { choose } from './chosen.ts';

const Hint = styled.p`
  margin-bottom: var(--space-m);
  color: var(--color-text-muted);
`;

/** Scrolls sideways on a phone, with sticky row headers. */
const Frame = styled.div`
  overflow-x: auto;
  outline-offset: 2px;
  @media print { overflow: visible; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  th, td {
    min-width: 9rem;
    padding: 0.625rem var(--space-s);
    border-top: 1px solid var(--color-border);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    min-width: 7.5rem;
    max-width: 7.5rem;
    padding-left: 0;
    background: var(--color-background);
    color: var(--color-text-muted);
    font-weight: 400;
    ${media.medium} { min-width: 12rem; max-width: none; }
  }
  thead :is(th, td) { border-top: 0; vertical-align: bottom; }
  thead th { width: 25%; }
  td { font-weight: 600; }
  td svg { display: block; width: 100%; height: 0.375rem; margin-top: 0.375rem; fill: var(--color-brand-hover); }
  tr { break-inside: avoid; }
  @media print { tr > :first-child { position: static; } td svg { fill: currentColor; } th, td { min-width: 0; } }
  @media (forced-colors: active) { td svg { fill: CanvasText; } }
`;

const Column = styled.div`
  display: grid;
  gap: 0.375rem;
  img { width: 100%; max-width: 14rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  strong { ${displayText} font-size: var(--font-size-h3); }
  a[data-screen] { padding-block: 0.625rem; font-size: var(--font-size-small); font-weight: 400; }
`;

const Differs = styled.span`
  color: var(--color-accent);
  font-size: var(--font-size-lead);
  font-weight: 600;
  line-height: 1;
`;

/** Specs in rows, products in columns; a bar shows a figure beside the highest of its row. */
export function ComparisonTable({ products, rows }: Pick<Comparison, 'products' | 'rows'>) {
  const texts = useTexts('catalogue').compare;
  const { language } = useLanguage();
  const others = (id: string) => products.filter((product) => product.id !== id);
  return (
    <>
      <Hint>{texts.differsHint}</Hint>
      <Frame role="region" aria-label={texts.table} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <td>
                <VisuallyHidden>{texts.spec}</VisuallyHidden>
              </td>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <Column>
                    {product.cover && (
                      <Picture
                        src={product.cover.url}
                        color={product.cover.color}
                        focalPoint={product.cover.focalPoint}
                        alt=""
                        width={4}
                        height={3}
                        sizes="14rem"
                      />
                    )}
                    <strong lang={langOf(product, 'name')}>
                      <PageLink page="product" parameters={{ slug: product.slug }}>
                        {product.name}
                      </PageLink>
                    </strong>
                    <small>{product.articleCode}</small>
                    {product.price !== undefined && <span>{writePrice(product.price, language)}</span>}
                    <PageLink
                      page="compare"
                      query={writeCompared(others(product.id).map(({ slug }) => slug))}
                      rel="nofollow"
                      data-screen
                      onClick={() => choose(others(product.id))}
                    >
                      {texts.remove(product.name)}
                    </PageLink>
                  </Column>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, bars, differs }) => (
              <tr key={label.text}>
                <th scope="row">
                  <span lang={label.lang}>{label.text}</span>{' '}
                  {differs && (
                    <Differs>
                      <span aria-hidden>≠</span>
                      <VisuallyHidden>{texts.differs}</VisuallyHidden>
                    </Differs>
                  )}
                </th>
                {cells.map((cell, at) => (
                  <td key={products[at]?.id} lang={cell?.lang}>
                    {cell?.text ?? (
                      <>
                        <span aria-hidden>–</span>
                        <VisuallyHidden>{texts.missing}</VisuallyHidden>
                      </>
                    )}
                    {bars?.[at] != null && (
                      <svg aria-hidden>
                        <rect width={`${bars[at]}%`} height="100%" />
                      </svg>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </>
  );
}
