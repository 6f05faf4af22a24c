import type { Session, SessionEnd } from '@rombo/shared/session';
import { hasStatus } from '../../../api/errors.ts';
import { useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useEndSession, useSessions } from '../api.ts';
import { useDates } from '../dates.ts';
import { EndDialog } from './end-dialog.tsx';

export interface EndSessionProps {
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
