import { useId, useRef } from 'react';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Card, CardTitle, Hint, Lines } from '../account.styles.ts';
import { useEndSessions, useSessions } from '../api.ts';
import { texts } from '../texts.ts';
import { SessionLine } from './session-line.tsx';

const t = texts.sessions;

/** Where the panel is open, with a way to close it elsewhere or everywhere. */
export function SessionsCard() {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const sessions = useSessions();
  const { run, busy } = useEndSessions();
  const { toast } = useToast();

  const endAll = async () => {
    if (!confirm(t.confirmAll)) return;
    try {
      await run();
      toast({ title: t.allEnded, description: t.allEndedText });
    } catch {
      toast({ title: texts.failed, variant: 'destructive' });
    }
  };

  return (
    <Card aria-labelledby={heading}>
      <CardTitle id={heading} ref={title} tabIndex={-1}>
        {t.title}
      </CardTitle>
      <Hint>{t.hint}</Hint>
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
              <SessionLine key={session.id} session={session} onEnded={() => title.current?.focus()} />
            ))}
          </Lines>
        )}
      </AsyncView>
      <Button variant="danger" busy={busy} onClick={endAll}>
        {busy ? t.ending : t.endAll}
      </Button>
    </Card>
  );
}
