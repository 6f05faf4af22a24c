import { type Session, SessionEnd } from '@rombo/shared/session';
import { useId, useRef } from 'react';
import { hasStatus } from '../../../api/errors.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Buttons, Hint } from '../../../ui/card.styles.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.styles.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { DialogForm } from '../account.styles.ts';
import { useEndSession, useSessions, useUsername } from '../api.ts';
import { useDates } from '../dates.ts';
import { useCardForm } from '../use-card-form.ts';

interface EndSessionProps {
  session: Session;
  open: boolean;
  onClose: () => void;
  /** Its line is gone, and with it what had the focus. */
  onEnded: () => void;
}

/** Closes the panel on one other device, for who knows the password. */
export function EndSession({ session, open, onClose, onEnded }: EndSessionProps) {
  const { account } = useTexts('panel');
  const t = account.sessions;
  const { momentText } = useDates();
  const { id, startedAt } = session;
  const device = account.place(session.device);
  const { run } = useEndSession();
  const { retry } = useSessions();
  const { toast } = useToast();
  const end = async (body: SessionEnd) => {
    try {
      await run({ parameters: { id }, body });
      toast({ title: t.ended, description: t.endedText(device) });
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      retry();
      toast({ title: t.gone });
    }
    onEnded();
  };
  return (
    <EndDialog
      title={t.endTitle(device)}
      open={open}
      text={t.endText(momentText(startedAt))}
      label={t.end}
      onConfirm={end}
      onClose={onClose}
    />
  );
}

export interface EndDialogProps {
  title: string;
  open: boolean;
  text: string;
  /** Label of the button. */
  label: string;
  /** Ends it; what it throws is told in the dialog, which stays open. */
  onConfirm: (body: SessionEnd) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before sessions end: somebody else may be sitting at an open one. */
export function EndDialog({ title, open, text, label, onConfirm, onClose }: EndDialogProps) {
  const {
    account: { sessions: t },
    account: texts,
  } = useTexts('panel');
  const username = useUsername();
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const { submit, problems, refusal, busy } = useCardForm(SessionEnd, onConfirm);
  return (
    <Dialog title={title} open={open} onClose={onClose} firstFocus={field}>
      <DialogForm onSubmit={submit} noValidate aria-busy={busy}>
        {/* For password managers: nameless, so that it is not sent. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <Hint id={hint}>{text}</Hint>
        <Field label={t.password} error={problems.password}>
          {(control) => (
            <TextInput
              {...control}
              aria-describedby={[hint, control['aria-describedby']].filter(Boolean).join(' ')}
              ref={field}
              name="password"
              type="password"
              autoComplete="current-password"
              disabled={busy}
            />
          )}
        </Field>
        {refusal && <FieldError role="alert">{refusal}</FieldError>}
        <Buttons>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {busy ? t.ending : label}
          </Button>
        </Buttons>
      </DialogForm>
    </Dialog>
  );
}
