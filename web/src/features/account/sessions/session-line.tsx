import type { Session } from '@rombo/shared/session';
import { hasStatus } from '../../../api/errors.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Line, Small } from '../account.styles.ts';
import { useEndSession, useSessions } from '../api.ts';
import { hourText, momentText } from '../dates.ts';
import { texts } from '../texts.ts';

const t = texts.sessions;

export interface SessionLineProps {
  session: Session;
  /** The line is gone, and with it what had the focus. */
  onEnded: () => void;
}

/** One device on which the panel is open; this one is left by signing out. */
export function SessionLine({ session, onEnded }: SessionLineProps) {
  const { id, device, address, startedAt, seenAt, present } = session;
  const { run, busy } = useEndSession();
  const { retry } = useSessions();
  const { toast } = useToast();
  const end = async () => {
    try {
      await run({ parameters: { id } });
      toast({ title: t.ended, description: t.endedText(device) });
      onEnded();
    } catch (error) {
      const isGone = hasStatus(error, 404);
      if (isGone) retry();
      toast(isGone ? { title: t.gone } : { title: texts.failed, variant: 'destructive' });
    }
  };
  return (
    <li>
      <Line>
        <strong>{device}</strong>
        {present && <Badge tone="brand">{t.present}</Badge>}
        <Small>{t.since(momentText(startedAt))}</Small>
        {!present && <Small>{t.seen(hourText(seenAt))}</Small>}
        <Small>{t.from(address)}</Small>
      </Line>
      {!present && (
        <Button variant="secondary" busy={busy} aria-label={t.endOf(device, momentText(startedAt))} onClick={end}>
          {busy ? t.ending : t.end}
        </Button>
      )}
    </li>
  );
}
