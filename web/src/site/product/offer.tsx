import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { langOf } from '@rombo/shared/contract/in-language';
import styled from 'styled-components';
import { writePrice } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';

const Box = styled.div`
  display: grid;
  gap: 0.375rem;
  strong { ${displayText} font-size: var(--font-size-h2); font-variant-numeric: tabular-nums; }
  small { margin-left: 0.5rem; color: var(--color-text-muted); font-size: var(--font-size-small); }
`;

const State = styled.p`
  ${labelText}
  font-size: var(--font-size-small);
`;

/** Price and availability of a product, where the owner states them, and the product that replaces it. */
export function Offer({ product }: { product: ProductDetailsIn }) {
  const texts = useTexts('catalogue').product;
  const { language } = useLanguage();
  const { price, availability, replacement } = product;
  return (
    <Box>
      {price !== undefined && (
        <p>
          <strong>{writePrice(price, language)}</strong>
          <small>{texts.vat}</small>
        </p>
      )}
      {availability && <State>{texts.availabilities[availability]}</State>}
      {replacement && (
        <p>
          {texts.replacedBy}{' '}
          <PageLink page="product" parameters={{ slug: replacement.slug }} lang={langOf(replacement, 'name')}>
            {replacement.name}
          </PageLink>
        </p>
      )}
    </Box>
  );
}
