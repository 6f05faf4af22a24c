import type { Session, SessionEnd } from '@rombo/shared/contract/account';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../i18n/index.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLinger } from '../../../ui/dialog/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { TitledCard } from '../../ui/cards.tsx';
import { Lines } from '../account.styles.ts';
import { useEndSessions, useSessions } from '../api.ts';
import { EndDialog, EndSession } from './end-dialog.tsx';
import { SessionLine } from './session-line.tsx';

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
