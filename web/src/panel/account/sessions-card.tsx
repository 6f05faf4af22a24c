import { PasswordConfirmation, type Session } from '@rombo/shared/contract/account';
import { useRef, useState } from 'react';
import { hasStatus } from '../../api/errors.ts';
import { useRead, useWrite } from '../../api/swr.ts';
import { Note } from '../../forms/form.styles.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/index.ts';
import { useForgetAccount } from '../../session/logout.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Badge } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.tsx';
import { Line, Lines, TitledCard } from '../ui/cards.tsx';
import { AccountField, AccountForm, Username, useAccountForm } from './account-form.tsx';

/** A session. The current session has no end button: it ends by signing out. */
function SessionLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { account, locale } = useTexts('panel');
  const t = account.sessions;
  const { present: isCurrent } = session;
  const [device, address] = [account.place(session.device), account.place(session.address)];
  const start = formatDate(session.startedAt, 'recentMoment', locale);
  return (
    <Line
      title={device}
      action={
        !isCurrent && (
          <Button variant="secondary" aria-label={t.endOf(device, start)} onClick={onEnd}>
            {t.end}
          </Button>
        )
      }
    >
      {isCurrent && <Badge tone="brand">{t.current}</Badge>}
      {session.remembered && <Note>{t.remembered}</Note>}
      <Note>{t.since(start)}</Note>
      {!isCurrent && <Note>{t.seen(account.hour(formatDate(session.seenAt, 'time', locale)))}</Note>}
      <Note>{t.from(address)}</Note>
    </Line>
  );
}

interface EndDialogProps {
  session: Session | 'all';
  onConfirm: (body: PasswordConfirmation) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before it ends sessions: an unattended device may be signed in. */
function EndDialog({ session, onConfirm, onClose }: EndDialogProps) {
  const { account, locale } = useTexts('panel');
  const t = account.sessions;
  const field = useRef<HTMLInputElement>(null);
  const form = useAccountForm(PasswordConfirmation, onConfirm);
  const [title, text, label] =
    session === 'all'
      ? [t.endAll, t.endAllText, t.leave]
      : [
          t.endTitle(account.place(session.device)),
          t.endText(formatDate(session.startedAt, 'recentMoment', locale)),
          t.end,
        ];
  return (
    <Dialog title={title} onClose={onClose} firstFocus={field} width="form">
      <AccountForm form={form} label={label} variant="danger" onCancel={onClose}>
        <Username />
        <AccountField form={form} name="password" label={t.password} hint={text} type="password" ref={field} />
      </AccountForm>
    </Dialog>
  );
}

export function SessionsCard() {
  const { account } = useTexts('panel');
  const t = account.sessions;
  const forgetAccount = useForgetAccount();
  const { run: endOne } = useWrite('endSession', { refreshes: ['listSessions', 'listActivity'] });
  const { run: endAll } = useWrite('endSessions');
  const sessions = useRead('listSessions');
  const [ending, setEnding] = useState<Session | 'all' | null>(null);
  const close = () => setEnding(null);
  const end = async (body: PasswordConfirmation) => {
    if (!ending) return;
    if (ending === 'all') {
      await endAll({ body });
      // This session has ended too: the guard then redirects to the login page.
      await forgetAccount();
      toast({ title: t.allEnded, description: t.allEndedText });
      return;
    }
    try {
      await endOne({ parameters: { id: ending.id }, body });
      toast({ title: t.ended, description: t.endedText(account.place(ending.device)) });
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      // The session had already ended.
      sessions.retry();
      toast({ title: t.gone });
    }
    close();
  };

  return (
    <TitledCard title={t.title} hint={t.hint}>
      <AsyncView read={sessions} isEmpty={({ length }) => length === 0} empty={<p role="status">{t.empty}</p>}>
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
      {ending && <EndDialog session={ending} onConfirm={end} onClose={close} />}
    </TitledCard>
  );
}
