import type { ComparedProduct, Comparison } from '@rombo/shared/collections/comparison';
import { langOf } from '@rombo/shared/collections/in-language';
import type { ProductDetails } from '@rombo/shared/collections/product';
import { comparisonQuery, parseCompared } from '@rombo/shared/collections/query-rules';
import { cvOf, peaksOf } from '@rombo/shared/collections/spec-figures';
import { comparisonPart } from '@rombo/shared/contract/pages';
import type { Output } from '@rombo/shared/contract/routes';
import { formatFigure } from '@rombo/shared/words/format-figure';
import styled from 'styled-components';
import { useSearch } from 'wouter';
import { addressOf, read } from '../../api/client.ts';
import { type Read, readOrNull, useLoad } from '../../api/swr.ts';
import { Head } from '../../head/head.tsx';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { Diagram } from '../../ui/curve/curve-chart.tsx';
import { PageOpening } from '../../ui/page-heading.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { ComparisonTable } from './comparison-table.tsx';

const Offers = styled.section`
  display: grid;
  gap: var(--space-m);
  margin-top: var(--space-xl);
  ul { display: flex; flex-wrap: wrap; gap: var(--space-s); }
`;

const Curves = styled.div`
  margin-top: var(--space-xl);
  [data-line='2'] { stroke: var(--color-text-strong); stroke-dasharray: 2 3; }
  [data-line='3'] { stroke: var(--color-text-muted); stroke-dasharray: 12 3 2 3; }
`;

async function listEngines() {
  const all = (await read(addressOf('listProducts'))) as Output<'listProducts'>;
  return all.filter(({ category }) => category === 'motori');
}

/** Returns the comparison of some products: embedded in the server-rendered page, otherwise read from the API. */
function useComparison(slugs: readonly string[]): Read<Comparison> {
  const { language } = useLanguage();
  const key = addressOf('listProducts') + comparisonPart(language, slugs);
  return useLoad(key, async () => {
    const addresses = slugs.map((id) => addressOf('getProduct', { parameters: { id } }));
    const [answers, { comparisonOf }] = await Promise.all([
      Promise.all(addresses.map((address) => readOrNull(address, 404) as Promise<ProductDetails | null>)),
      import('@rombo/shared/collections/comparison'),
    ]);
    const products = answers.filter((product) => product !== null);
    const [first] = products;
    const offered = first?.related ?? (await listEngines());
    return comparisonOf(language, products, offered);
  });
}

function ComparedCurves({ products }: { products: readonly ComparedProduct[] }) {
  const { curves } = useTexts('compare');
  const { curve: texts } = useTexts('product');
  const { language } = useLanguage();
  const measured = products.flatMap((product) => {
    const { power } = peaksOf(product.powerCurve ?? []) ?? {};
    return power && product.powerCurve ? [{ product, points: product.powerCurve, power }] : [];
  });
  if (measured.length < 2) return null;
  const write = (value: number, digits?: number) => formatFigure(value, language, digits);
  return (
    <Curves>
      <Diagram
        title={curves}
        units={{ x: texts.speed, left: 'kW' }}
        lines={measured.map(({ product, points, power }) => ({
          name: product.name,
          lang: langOf(product, 'name'),
          text: texts.at(
            `${write(power.kW, 2)} kW (${write(cvOf(power.kW), 2)} ${texts.horsepower})`,
            write(power.rpm),
          ),
          points: points.map(({ rpm, kW }) => [rpm, kW]),
          peak: [power.rpm, power.kW],
        }))}
      />
    </Curves>
  );
}

export default function ComparePage() {
  const texts = useTexts('compare');
  const { toCatalogue } = useTexts('product');
  const slugs = parseCompared(new URLSearchParams(useSearch()).get('p'));
  const comparison = useComparison(slugs);
  return (
    <>
      <Head text={texts.head} share="products" noindex="noindex, follow" />
      <PageOpening title={texts.head.title} lead={texts.lead} />
      <AsyncView read={comparison}>
        {({ products, rows, mentions, offered }) => (
          <>
            {products.length > 1 ? (
              <>
                <ComparisonTable products={products} rows={rows} mentions={mentions} />
                <ComparedCurves products={products} />
              </>
            ) : (
              <Notice title={texts.chooseTitle} text={products.length > 0 ? texts.chooseAnother : texts.chooseText} />
            )}
            <Offers data-screen aria-label={texts.offered}>
              {offered.length > 0 && (
                <>
                  <h2>{texts.offered}</h2>
                  <ul>
                    {offered.map((other) => (
                      <li key={other.slug}>
                        <PageButton
                          page="compare"
                          query={comparisonQuery([...products, other].map(({ slug }) => slug))}
                          rel="nofollow"
                          variant="secondary"
                          lang={langOf(other, 'name')}
                        >
                          {other.name}
                        </PageButton>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <div>
                <PageButton page="products" variant="secondary">
                  {toCatalogue}
                </PageButton>
              </div>
            </Offers>
          </>
        )}
      </AsyncView>
    </>
  );
}
