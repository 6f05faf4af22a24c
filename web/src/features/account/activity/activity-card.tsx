import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle, Hint } from '../../../ui/card.styles.ts';
import { FieldError } from '../../../ui/field.styles.ts';
import { Line, Lines, Small } from '../account.styles.ts';
import { useDates } from '../dates.ts';
import { lineText } from './line-text.ts';
import { useActivity } from './use-activity.ts';

/** The activity log, newest first. */
export function ActivityCard() {
  const { account, activity: texts } = useTexts('panel');
  const { dateText } = useDates();
  const heading = useId();
  const log = useActivity();
  const [more, setMore] = useState<'idle' | 'busy' | 'failed'>('idle');
  const readMore = async () => {
    if (more === 'busy') return;
    setMore('busy');
    await log.readMore().then(
      () => setMore('idle'),
      () => setMore('failed'),
    );
  };
  return (
    <Card aria-labelledby={heading}>
      <CardTitle id={heading}>{texts.title}</CardTitle>
      <Hint>{texts.hint}</Hint>
      {log.data && Boolean(log.error) && more !== 'failed' && (
        <FieldError role="alert">{texts.reloadFailed}</FieldError>
      )}
      <AsyncView
        read={log}
        loading={<p role="status">{texts.loading}</p>}
        failure={{ title: texts.failedTitle, text: texts.failedText }}
        isEmpty={({ entries, next }) => entries.length === 0 && next === null}
        empty={<p role="status">{texts.empty}</p>}
      >
        {({ entries, next }) => (
          <>
            <Lines>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Line>
                    <span>{lineText(entry, texts)}</span>
                    <Small>
                      <time dateTime={entry.at}>{dateText(entry.at)}</time> · {account.place(entry.device)} ·{' '}
                      {account.place(entry.address)}
                    </Small>
                  </Line>
                </li>
              ))}
            </Lines>
            {more === 'failed' && <FieldError role="alert">{texts.moreFailed}</FieldError>}
            {next && (
              <Button variant="secondary" aria-disabled={more === 'busy'} onClick={readMore}>
                {more === 'busy' ? texts.loadingMore : texts.more}
              </Button>
            )}
          </>
        )}
      </AsyncView>
    </Card>
  );
}
