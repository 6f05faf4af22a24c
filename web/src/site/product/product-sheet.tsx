import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { langOf, sheetsIn, slugIn } from '@rombo/shared/contract/in-language';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, VisuallyHidden } from '../../ui/icon.tsx';
import { BelowHeading, PageHeading } from '../../ui/page-heading.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { CodeLinks } from './code-links.tsx';
import { DataSheet } from './data-sheet.tsx';
import { Gallery } from './gallery.tsx';
import { OtherProducts } from './later-parts.tsx';
import { Offer } from './offer.tsx';
import { Actions, Columns, Kind, Sheet, Text, Words } from './product-sheet.styles.ts';

interface ProductSheetProps {
  product: ProductDetailsIn;
  /** Where only a preview of the product is known, the number of its pictures. What would move when the rest comes is left out. */
  pictureCount?: number | undefined;
}

/** Everything of one product. */
export function ProductSheet({ product, pictureCount }: ProductSheetProps) {
  const { common } = useTexts('site');
  const texts = useTexts('catalogue').product;
  const kinds = useTexts('catalogue');
  const { language } = useLanguage();
  const slug = slugIn(language, product);
  const { name, description, category, subcategory, price, availability, partCount = 0, mentions } = product;
  return (
    <Sheet data-sheet>
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
          <Text lang={langOf(product, 'description')}>
            <CodeLinks text={description} mentions={mentions} />
          </Text>
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
    </Sheet>
  );
}
