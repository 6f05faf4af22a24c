import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Note, Offer } from '../../ui/form.styles.ts';

export interface DraftOfferProps {
  /** When it was typed last. */
  at: string;
  take: () => void;
  drop: () => void;
  /** False for a form without files. */
  withFiles?: boolean;
}

/** Offers what was typed into the form during an earlier visit. */
export function DraftOffer({ at, take, drop, withFiles = true }: DraftOfferProps) {
  const { saving: texts, locale } = useTexts('panel');
  const date = new Date(at).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Offer role="status">
      <p>{texts.unsaved(date)}</p>
      {withFiles && <Note>{texts.unsavedFiles}</Note>}
      <div>
        <Button variant="secondary" onClick={take}>
          {texts.takeUnsaved}
        </Button>
        <Button variant="ghost" onClick={drop}>
          {texts.dropUnsaved}
        </Button>
      </div>
    </Offer>
  );
}
