import type { Comparison } from '@rombo/shared/collections/comparison';
import { langOf } from '@rombo/shared/contract/in-language';
import { writeCompared } from '@rombo/shared/contract/query-rules';
import { writePrice } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { choose } from './chosen.ts';
import { Column, Differs, Frame, Hint, Table } from './comparison.styles.ts';

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
