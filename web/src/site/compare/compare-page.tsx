import type { Comparison } from '@rombo/shared/collections/comparison';
import { langOf } from '@rombo/shared/collections/in-language';
import type { ProductDetails } from '@rombo/shared/collections/product';
import { comparisonQuery, parseCompared } from '@rombo/shared/collections/query-rules';
import { comparisonPart } from '@rombo/shared/contract/pages';
import type { Output } from '@rombo/shared/contract/routes';
import styled from 'styled-components';
import { useSearch } from 'wouter';
import { addressOf, read } from '../../api/client.ts';
import { type Read, readOrNull, useLoad } from '../../api/swr.ts';
import { Head } from '../../head/head.tsx';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { LoadFailure, lazyComponent } from '../../ui/load-boundary.tsx';
import { PageOpening } from '../../ui/page-heading.tsx';
import { PageButton } from '../../ui/page-link.tsx';

const Offers = styled.section`
  display: grid;
  gap: var(--space-m);
  margin-top: var(--space-xl);
  ul { display: flex; flex-wrap: wrap; gap: var(--space-s); }
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
      import('../../api/product-data.ts'),
    ]);
    const products = answers.filter((product) => product !== null);
    const [first] = products;
    const offered = first?.related ?? (await listEngines());
    return comparisonOf(language, products, offered);
  });
}

const ComparisonTable = lazyComponent(async () => (await import('../product/product-details.ts')).ComparisonTable, {
  failed: (failure) => <LoadFailure failure={failure} />,
});
const ComparedCurves = lazyComponent(async () => (await import('../product/product-details.ts')).ComparedCurves);

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
