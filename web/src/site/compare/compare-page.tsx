import type { ComparedProduct } from '@rombo/shared/collections/comparison';
import { cvOf, peaksOf, writeFigure } from '@rombo/shared/collections/spec-figures';
import { langOf } from '@rombo/shared/contract/in-language';
import { readCompared, writeCompared } from '@rombo/shared/contract/query-rules';
import { useId } from 'react';
import { useSearch } from 'wouter';
import { Head } from '../../head/head.tsx';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { CurveChart, LineSample } from '../../ui/curve/curve-chart.tsx';
import { PageOpening } from '../../ui/page-heading.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { Curves, Offers } from './comparison.styles.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { useComparison } from './use-comparison.ts';

function ComparedCurves({ products }: { products: readonly ComparedProduct[] }) {
  const { curve: texts, compare } = useTexts('catalogue');
  const { language } = useLanguage();
  const id = useId();
  const measured = products.flatMap((product) => {
    const { power } = peaksOf(product.powerCurve ?? []) ?? {};
    return power && product.powerCurve ? [{ product, points: product.powerCurve, power }] : [];
  });
  if (measured.length < 2) return null;
  const write = (value: number, digits?: number) => writeFigure(value, language, digits);
  return (
    <Curves aria-labelledby={id}>
      <h2 id={id}>{compare.curves}</h2>
      <ul>
        {measured.map(({ product, power }, line) => (
          <li key={product.id}>
            <LineSample line={line} />
            <span>
              <small lang={langOf(product, 'name')}>{product.name}</small>{' '}
              {texts.at(`${write(power.kW, 2)} kW (${write(cvOf(power.kW), 2)} ${texts.horsepower})`, write(power.rpm))}
            </span>
          </li>
        ))}
      </ul>
      <CurveChart
        label={compare.curves}
        units={{ x: texts.speed, left: 'kW' }}
        lines={measured.map(({ points, power }) => ({
          points: points.map(({ rpm, kW }) => [rpm, kW]),
          peak: [power.rpm, power.kW],
        }))}
      />
    </Curves>
  );
}

/** The products of the address side by side, or how to choose some. */
function Comparison() {
  const texts = useTexts('catalogue').compare;
  const slugs = readCompared(new URLSearchParams(useSearch()).get('p'));
  const read = useComparison(slugs);
  return (
    <AsyncView read={read} failure={{ title: texts.failedTitle, text: texts.failedText }}>
      {({ products, rows, offered }) => (
        <>
          {products.length > 1 ? (
            <>
              <ComparisonTable products={products} rows={rows} />
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
                        query={writeCompared([...products, other].map(({ slug }) => slug))}
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
                {texts.toCatalogue}
              </PageButton>
            </div>
          </Offers>
        </>
      )}
    </AsyncView>
  );
}

export default function ComparePage() {
  const { head, lead } = useTexts('catalogue').compare;
  return (
    <>
      <Head text={head} share="products" hidden="noindex, follow" />
      <PageOpening title={head.title} lead={lead} />
      <Comparison />
    </>
  );
}
