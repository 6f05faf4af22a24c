import type { Session } from '@rombo/shared/contract/account';
import { Note } from '../../../forms/form.styles.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Line } from '../account.styles.ts';
import { useDates } from '../dates.ts';

interface SessionLineProps {
  session: Session;
  onEnd: () => void;
}

/** One device on which the panel is open; this one is left by signing out. */
export function SessionLine({ session, onEnd }: SessionLineProps) {
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
