import type { Product } from '@rombo/shared/collections/product';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { formatDay } from '../../i18n/race-dates.ts';
import { useBrowserValue } from '../../loading/document-state.ts';

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

/** Returns the visitor's day in ISO 8601. */
const today = () => new Date().toLocaleDateString('sv-SE');

/** The day on which a product returns, until it has passed. The browser checks it again, because a cached page may be of the day before. */
function BackOn({ day }: { day: string }) {
  const { backOn } = useTexts('catalogue').offer;
  const { language } = useLanguage();
  if (day < (useBrowserValue(today) ?? '')) return null;
  return `, ${backOn(formatDay(day, language))}`;
}

/** The availability of a product in its own colour, with the day on which a sold-out one returns. */
export function Availability({
  product: { availability, backOn },
}: {
  product: Pick<Product, 'availability' | 'backOn'>;
}) {
  const { availabilities } = useTexts('catalogue');
  if (!availability) return null;
  return (
    <State $state={availability}>
      {availabilities[availability]}
      {backOn && <BackOn day={backOn} />}
    </State>
  );
}
