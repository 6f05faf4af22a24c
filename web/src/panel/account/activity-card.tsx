import type { Activity } from '@rombo/shared/contract/activity';
import { usePagedRead } from '../../api/use-paged-read.ts';
import { Note } from '../../forms/form.styles.ts';
import { formatDate } from '../../i18n/dates.ts';
import { type Texts, useTexts } from '../../i18n/index.ts';
import { FieldError } from '../../ui/field.styles.ts';
import { MoreButton } from '../ui/buttons.tsx';
import { Line, Lines, TitledCard } from '../ui/cards.tsx';
import { ReadView } from '../ui/panel-section.tsx';

type ActivityTexts = Texts['panel']['activity'];

/** Subjects of actions that the log stores as server names. */
function subjectTexts(action: Activity['action'], texts: ActivityTexts): Record<string, string> {
  if (action === 'setting_saved') return texts.settings;
  return action === 'confirmation_refused' ? texts.confirmations : {};
}

export function lineText(
  { action, subject, count = 1 }: Pick<Activity, 'action' | 'subject' | 'count'>,
  texts: ActivityTexts,
): string {
  if (action === 'sign_in_failed' && count > 1) return texts.failedSignIns(count);
  if (!subject) return texts.actions[action];
  return `${texts.actions[action]}: ${subjectTexts(action, texts)[subject] ?? subject}`;
}

export function ActivityCard() {
  const { account, locale, activity: texts } = useTexts('panel');
  // Read again each time it is opened: other changes in the panel add to it.
  const log = usePagedRead<Activity>('listActivity', { revalidateOnMount: true });
  return (
    <TitledCard title={texts.title} hint={texts.hint}>
      {log.data && Boolean(log.error) && <FieldError role="alert">{texts.reloadFailed}</FieldError>}
      <ReadView
        read={log}
        words={texts}
        isEmpty={({ items, next }) => items.length === 0 && next === null}
        empty={<p role="status">{texts.empty}</p>}
      >
        {({ items, next }) => (
          <>
            <Lines>
              {items.map((entry) => (
                <Line key={entry.id} title={lineText(entry, texts)}>
                  <Note>
                    <time dateTime={entry.at}>{formatDate(entry.at, 'shortMoment', locale)}</time> ·{' '}
                    {account.place(entry.device)} · {account.place(entry.address)}
                  </Note>
                </Line>
              ))}
            </Lines>
            {next && <MoreButton texts={texts} onMore={log.readMore} />}
          </>
        )}
      </ReadView>
    </TitledCard>
  );
}
