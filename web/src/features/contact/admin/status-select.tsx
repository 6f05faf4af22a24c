import type { Contact } from '@rombo/shared/contact';
import { type ContactStatus, contactStatuses } from '@rombo/shared/contact-status';
import { useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useChangeMessage } from './api.ts';
import { StatusInput } from './messages.styles.ts';

/** The status of a message, saved as soon as another one is chosen. */
export function StatusSelect({ message: { id, status }, name }: { message: Contact; name: string }) {
  const { messages: texts } = useTexts('panel');
  const { toast } = useToast();
  const { change, busy } = useChangeMessage();
  const choose = (chosen: ContactStatus) =>
    change(id, { status: chosen }).catch(() =>
      toast({ title: texts.changeFailed, description: texts.changeFailedText, variant: 'destructive' }),
    );
  return (
    <StatusInput
      aria-label={texts.statusOf(name)}
      aria-busy={busy || undefined}
      value={status}
      onChange={(event) => choose(event.currentTarget.value as ContactStatus)}
    >
      {contactStatuses.map((key) => (
        <option key={key} value={key}>
          {texts.statuses[key]}
        </option>
      ))}
    </StatusInput>
  );
}
