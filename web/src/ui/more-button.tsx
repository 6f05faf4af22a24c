import { useState } from 'react';
import { Button } from './button.tsx';
import { FieldError } from './field.styles.ts';

interface MoreButtonProps {
  texts: { more: string; loadingMore: string; moreFailed: string };
  onMore: () => Promise<void>;
}

export function MoreButton({ texts, onMore }: MoreButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const busy = state === 'busy';
  const read = async () => {
    if (busy) return;
    setState('busy');
    await onMore().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      {state === 'failed' && <FieldError role="alert">{texts.moreFailed}</FieldError>}
      <Button variant="secondary" aria-disabled={busy || undefined} aria-busy={busy || undefined} onClick={read}>
        {busy ? texts.loadingMore : texts.more}
      </Button>
    </>
  );
}
