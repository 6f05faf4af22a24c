import type { Contact } from '@rombo/shared/contact';
import { useState } from 'react';
import { hasStatus } from '../../../api/errors.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useDeleteMessage } from './api.ts';
import { texts } from './texts.ts';

/** Deletes messages, after asking; one that is gone already counts as deleted. */
export function useRemoval(onRemoved: (id: string) => void) {
  const { run } = useDeleteMessage();
  const { toast } = useToast();
  const [removing, setRemoving] = useState<string | null>(null);

  async function remove({ id, firstName, lastName }: Contact) {
    if (!confirm(texts.confirmRemoval)) return;
    const name = `${firstName} ${lastName}`;
    const done = (description: string) => {
      toast({ title: texts.removed, description });
      onRemoved(id);
    };
    setRemoving(id);
    try {
      await run({ parameters: { id } });
      done(texts.removedText(name));
    } catch (error) {
      if (hasStatus(error, 404)) done(texts.alreadyRemoved(name));
      else toast({ title: texts.removalFailed, description: texts.removalFailedText, variant: 'destructive' });
    }
    setRemoving(null);
  }

  return { removing, remove };
}
