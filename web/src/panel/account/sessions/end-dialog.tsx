import { type Session, SessionEnd } from '@rombo/shared/contract/account';
import { useId, useRef } from 'react';
import { hasStatus } from '../../../api/errors.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Hint } from '../../ui/cards.tsx';
import { AccountField, AccountForm, Username } from '../account-form.tsx';
import { useEndSession, useSessions } from '../api.ts';
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

interface EndDialogProps {
  title: string;
  open: boolean;
  text: string;
  label: string;
  /** Ends it; what it throws is told in the dialog, which stays open. */
  onConfirm: (body: SessionEnd) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before sessions end: somebody else may be sitting at an open one. */
export function EndDialog({ title, open, text, label, onConfirm, onClose }: EndDialogProps) {
  const {
    account: { sessions: t },
  } = useTexts('panel');
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const form = useCardForm(SessionEnd, onConfirm);
  return (
    <Dialog title={title} open={open} onClose={onClose} firstFocus={field}>
      <AccountForm form={form} label={label} busyLabel={t.ending} variant="danger" isInDialog onCancel={onClose}>
        <Username />
        <Hint id={hint}>{text}</Hint>
        <AccountField form={form} name="password" label={t.password} type="password" ref={field} describedBy={hint} />
      </AccountForm>
    </Dialog>
  );
}
