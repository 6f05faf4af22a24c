import type { Contact } from '@rombo/shared/collections/contact';
import { NOTE_MAX } from '@rombo/shared/collections/contact-status';
import { type FormEvent, useState } from 'react';
import { Stack } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { BusyButton } from '../ui/buttons.tsx';
import { useChangeMessage } from './api.ts';
import { Actions, NoteText } from './messages.styles.ts';

/** The administrator's note on a message, with its form where it is being written. */
export function MessageNote({ message: { id, note }, name }: { message: Contact; name: string }) {
  const { messages: texts } = useTexts('panel');
  const { toast } = useToast();
  const { change, busy } = useChangeMessage();
  const [text, setText] = useState<string | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await change(id, { note: text ?? '' });
      setText(null);
    } catch {
      toast({ title: texts.changeFailed, description: texts.changeFailedText, variant: 'destructive' });
    }
  };

  if (text === null)
    return (
      <>
        {note && <NoteText>{note}</NoteText>}
        <Button variant="ghost" aria-label={texts.noteOf(name, Boolean(note))} onClick={() => setText(note ?? '')}>
          {note ? texts.editNote : texts.addNote}
        </Button>
      </>
    );
  return (
    <Stack as="form" onSubmit={save}>
      <Field label={texts.note} hint={texts.noteHint}>
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            maxLength={NOTE_MAX}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Actions>
        <Button variant="ghost" onClick={() => setText(null)}>
          {texts.cancel}
        </Button>
        <BusyButton type="submit" variant="secondary" busy={busy}>
          {texts.saveNote}
        </BusyButton>
      </Actions>
    </Stack>
  );
}
