import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Offer } from '../../ui/form.styles.ts';

const Wide = styled(Offer)`
  width: 100%;
  max-width: 40rem;
`;

interface ShrinkOfferProps {
  /** Pictures that were refused for their size alone. */
  count: number;
  onAccept: () => void;
  onDecline: () => void;
}

/** Offers to make refused photos smaller and to add them, all at once; it stays in the form until it is answered. */
export function ShrinkOffer({ count, onAccept, onDecline }: ShrinkOfferProps) {
  const { preparing: texts } = useTexts('panel');
  return (
    <Wide>
      <p>{texts.offer(count)}</p>
      <div>
        <Button onClick={onAccept}>{texts.accept(count)}</Button>
        <Button variant="ghost" onClick={onDecline}>
          {texts.decline(count)}
        </Button>
      </div>
    </Wide>
  );
}
