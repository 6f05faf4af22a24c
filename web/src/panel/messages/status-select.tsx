import type { Contact } from '@rombo/shared/collections/contact';
import { type ContactStatus, contactStatuses, unlistedStatuses } from '@rombo/shared/collections/contact-status';
import { Choice } from '../../forms/choice.tsx';
import { useTexts } from '../../i18n/index.ts';
import { useToast } from '../../ui/toast.tsx';
import { useChangeMessage } from './api.ts';
import { StatusInput } from './messages.styles.ts';

interface StatusSelectProps {
  message: Contact;
  name: string;
  /** Called when the message has left the inbox. */
  onMoved: () => void;
}

/** The status of a message, saved as soon as another one is chosen. */
export function StatusSelect({ message: { id, status }, name, onMoved }: StatusSelectProps) {
  const { messages: texts } = useTexts('panel');
  const { toast } = useToast();
  const { change, busy } = useChangeMessage();
  const store = async (chosen: ContactStatus) => {
    try {
      await change(id, { status: chosen });
      return true;
    } catch {
      toast({ title: texts.changeFailed, description: texts.changeFailedText, variant: 'destructive' });
      return false;
    }
  };
  const choose = async (chosen: ContactStatus) => {
    if (!(await store(chosen)) || !unlistedStatuses.includes(chosen) || unlistedStatuses.includes(status)) return;
    const action = { label: texts.cancel, hint: texts.movedHint, run: () => void store(status) };
    toast({ title: texts.moved(texts.statuses[chosen]), description: texts.movedText(name), action });
    onMoved();
  };
  return (
    <Choice
      frame={StatusInput}
      aria-label={texts.statusOf(name)}
      aria-busy={busy || undefined}
      value={status}
      options={contactStatuses.map((key) => [key, texts.statuses[key]])}
      onChoose={choose}
    />
  );
}
