import { type Session, SessionEnd } from '@rombo/shared/contract/account';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasStatus } from '../../api/errors.ts';
import { Note } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, useLinger } from '../../ui/dialog/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Hint, TitledCard } from '../ui/cards.tsx';
import { Line, Lines } from './account.styles.ts';
import { AccountField, AccountForm, Username, useCardForm } from './account-form.tsx';
import { useEndSession, useEndSessions, useSessions } from './api.ts';
import { useDates } from './dates.ts';

interface SessionLineProps {
  session: Session;
  onEnd: () => void;
}

/** One device on which the panel is open; this one is left by signing out. */
function SessionLine({ session, onEnd }: SessionLineProps) {
  const { account } = useTexts('panel');
  const t = account.sessions;
  const { hourText, momentText } = useDates();
  const { startedAt, seenAt, present } = session;
  const [device, address] = [account.place(session.device), account.place(session.address)];
  return (
    <li>
      <Line>
        <strong>{device}</strong>
        {present && <Badge tone="brand">{t.present}</Badge>}
        <Note>{t.since(momentText(startedAt))}</Note>
        {!present && <Note>{t.seen(hourText(seenAt))}</Note>}
        <Note>{t.from(address)}</Note>
      </Line>
      {!present && (
        <Button variant="secondary" aria-label={t.endOf(device, momentText(startedAt))} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}

interface EndSessionProps {
  session: Session;
  open: boolean;
  onClose: () => void;
  /** Its line is gone, and with it what had the focus. */
  onEnded: () => void;
}

/** Closes the panel on one other device, for who knows the password. */
function EndSession({ session, open, onClose, onEnded }: EndSessionProps) {
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
function EndDialog({ title, open, text, label, onConfirm, onClose }: EndDialogProps) {
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

export function SessionsCard() {
  const {
    account: { sessions: t },
  } = useTexts('panel');
  const title = useRef<HTMLHeadingElement>(null);
  const sessions = useSessions();
  const { run } = useEndSessions();
  const [ending, setEnding] = useState<Session | 'all' | null>(null);
  const shown = useLinger(ending);
  const open = ending !== null;
  const { toast } = useToast();

  const close = () => setEnding(null);
  const endAll = async (body: SessionEnd) => {
    await run(body);
    toast({ title: t.allEnded, description: t.allEndedText });
  };
  const ended = () => {
    // The dialog gives the focus back to the button, which is gone; and while it is open, nothing outside of it takes any.
    flushSync(close);
    title.current?.focus();
  };

  return (
    <TitledCard title={t.title} titleRef={title} hint={t.hint}>
      <AsyncView
        read={sessions}
        loading={<p role="status">{t.loading}</p>}
        failure={{ title: t.failedTitle, text: t.failedText }}
        isEmpty={(list) => list.length === 0}
        empty={<p role="status">{t.empty}</p>}
      >
        {(list) => (
          <Lines>
            {list.map((session) => (
              <SessionLine key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </Lines>
        )}
      </AsyncView>
      <Button variant="danger" onClick={() => setEnding('all')}>
        {t.endAll}
      </Button>
      {shown === 'all' && (
        <EndDialog
          title={t.endAll}
          open={open}
          text={t.endAllText}
          label={t.leave}
          onConfirm={endAll}
          onClose={close}
        />
      )}
      {shown && shown !== 'all' && <EndSession session={shown} open={open} onClose={close} onEnded={ended} />}
    </TitledCard>
  );
}
