import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.styles.ts';
import { More } from './messages.styles.ts';

/** Reads the next page of messages under those that are shown. */
export function MoreButton({ onMore }: { onMore: () => Promise<void> }) {
  const { messages: texts } = useTexts('panel');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const read = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    await onMore().catch(() => setFailed(true));
    setBusy(false);
  };
  return (
    <More>
      {failed && <FieldError role="alert">{texts.moreFailed}</FieldError>}
      <Button variant="secondary" aria-disabled={busy || undefined} aria-busy={busy || undefined} onClick={read}>
        {busy ? texts.loadingMore : texts.more}
      </Button>
    </More>
  );
}
