import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/contract/is-public';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { memo, type Ref } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { plannedText } from '../planned-text.ts';
import type { ItemHandlers } from './product-items.tsx';
import { ProductLink } from './product-link.tsx';
import { SiteLink } from './product-table.styles.ts';
import { SelectBox } from './select-box.tsx';

interface ProductRowProps extends Omit<ItemHandlers, 'onRemove'> {
  product: Product;
  formats: { price: Intl.NumberFormat; day: Intl.DateTimeFormat };
  linkRef: Ref<HTMLAnchorElement>;
  selected: boolean;
}

export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, formats, linkRef, selected, onOpen, onSelect } = props;
  const panel = useTexts('panel');
  const { products: texts, productForm: formTexts } = panel;
  const { name, slug, category, subcategory, status = 'visible', availability, price, updatedAt } = product;
  const [cover] = product.pictures;
  const facts = [product.technicalSpecs[ARTICLE_CODE], product.featured && texts.featured];
  return (
    <tr>
      <td>
        <SelectBox product={product} selected={selected} onSelect={onSelect} />
      </td>
      <td>{cover && <Picture src={cover.url} color={cover.color} alt="" width={4} height={3} sizes="3.5rem" />}</td>
      <th scope="row">
        <ProductLink product={product} linkRef={linkRef} onOpen={onOpen} />
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </th>
      <td>
        {texts.categories[category]}
        <small>{subcategory}</small>
      </td>
      <td>
        {formTexts.statuses[status]}
        <small>{plannedText(product, panel)}</small>
      </td>
      <td>{availability && formTexts.availabilities[availability]}</td>
      <td>{price !== undefined && formats.price.format(price)}</td>
      <td>
        <time dateTime={updatedAt}>{formats.day.format(Date.parse(updatedAt))}</time>
      </td>
      <td>
        {isPublic(product) && (
          <SiteLink
            href={pathOfPage('product', { slug })}
            target="_blank"
            rel="noopener"
            title={texts.seeOnSite}
            aria-label={`${texts.seeOnSite}: ${name}, ${texts.newTab}`}
          >
            <Icon name="external" size={16} />
          </SiteLink>
        )}
      </td>
    </tr>
  );
});
