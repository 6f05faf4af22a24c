import { langOf } from '@rombo/shared/contract/in-language';
import { readCompared, writeCompared } from '@rombo/shared/contract/query-rules';
import { useSearch } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { ComparedCurves } from './compared-curves.tsx';
import { Offers } from './comparison.styles.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { useComparison } from './use-comparison.ts';

/** The products of the address side by side, or how to choose some. */
export function Comparison() {
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
