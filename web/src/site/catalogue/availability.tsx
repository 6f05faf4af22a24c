import type { Product } from '@rombo/shared/collections/product';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { formatDay } from '../../i18n/race-dates.ts';

type OfferState = NonNullable<Product['availability']>;

const colors: Record<OfferState, string> = {
  in_stock: 'var(--color-available)',
  to_order: 'var(--color-accent)',
  sold_out: 'var(--color-danger)',
  discontinued: 'var(--color-text-muted)',
};

const State = styled.b<{ $state: OfferState }>`
  color: ${({ $state }) => colors[$state]};
  font-size: var(--font-size-small);
`;

/** The availability of a product in its own colour, with the day on which a sold-out one returns. */
export function Availability({
  product: { availability, backOn },
}: {
  product: Pick<Product, 'availability' | 'backOn'>;
}) {
  const { offer, availabilities } = useTexts('catalogue');
  const { language } = useLanguage();
  if (!availability) return null;
  return (
    <State $state={availability}>
      {availabilities[availability]}
      {backOn && `, ${offer.backOn(formatDay(backOn, language))}`}
    </State>
  );
}
