import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';

const Offer = styled.div`
  display: grid;
  gap: var(--space-m);
  width: 100%;
  max-width: 40rem;
  padding: var(--space-m);
  border: 1px solid var(--color-accent);
  border-radius: var(--radius);
`;

const OfferButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
`;

export interface ShrinkOfferProps {
  /** Pictures that were refused for their size alone. */
  count: number;
  onAccept: () => void;
  onDecline: () => void;
}

/** Offers to make refused photos smaller and to add them, all at once; it stays in the form until it is answered. */
export function ShrinkOffer({ count, onAccept, onDecline }: ShrinkOfferProps) {
  const { preparing: texts } = useTexts('panel');
  return (
    <Offer>
      <p>{texts.offer(count)}</p>
      <OfferButtons>
        <Button onClick={onAccept}>{texts.accept(count)}</Button>
        <Button variant="ghost" onClick={onDecline}>
          {texts.decline(count)}
        </Button>
      </OfferButtons>
    </Offer>
  );
}
