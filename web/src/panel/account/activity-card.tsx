import { type Activity, type KindAction, loggedChanges } from '@rombo/shared/contract/activity';
import { kinds, listedKinds, orderedKinds } from '@rombo/shared/contract/kinds';
import { usePagedRead } from '../../api/use-paged-read.ts';
import { Note } from '../../forms/form.styles.ts';
import { formatDate } from '../../i18n/dates.ts';
import { type Texts, useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { MoreButton } from '../ui/buttons.tsx';
import { Line, Lines, TitledCard } from '../ui/cards.tsx';

type Panel = Texts['panel'];
type ActivityTexts = Panel['activity'];

/** Returns the text for the subject of an entry. The server stores settings and confirmed actions by their internal names. */
function subjectText(action: Activity['action'], subject: string | null, texts: ActivityTexts): string | null {
  if (subject === null) return null;
  const { settings, otherSetting }: { settings: Record<string, string>; otherSetting: (name: string) => string } =
    texts;
  const confirmations: Record<string, string> = texts.confirmations;
  if (action === 'setting_saved') return settings[subject] ?? otherSetting(subject);
  return action === 'confirmation_refused' ? (confirmations[subject] ?? subject) : subject;
}

function sentenceOf(action: Activity['action'], panel: Panel) {
  for (const kind of listedKinds) {
    const change = loggedChanges.find((name) => action === `${kind}_${name}`);
    if (change) return panel[kinds[kind].plural].logged[change];
  }
  const ordered = orderedKinds.find((kind) => action === `${kinds[kind].plural}_ordered`);
  if (ordered) return panel[kinds[ordered].plural].ordering.logged;
  return panel.activity.actions[action as Exclude<typeof action, KindAction>];
}

function entryText({ action, subject, count = 1 }: Activity, panel: Panel): string {
  const { activity: texts } = panel;
  if (action === 'sign_in_failed' && count > 1) return texts.failedSignIns(count);
  const sentence = sentenceOf(action, panel);
  return typeof sentence === 'string' ? sentence : sentence(subjectText(action, subject, texts));
}

export function ActivityCard() {
  const panel = useTexts('panel');
  const { account, locale, activity: texts } = panel;
  // Revalidates on mount: other changes in the panel add entries.
  const log = usePagedRead<Activity>('listActivity', { revalidateOnMount: true });
  return (
    <TitledCard title={texts.title} hint={texts.hint}>
      {log.data && Boolean(log.error) && <FieldError role="alert">{texts.reloadFailed}</FieldError>}
      <AsyncView
        read={log}
        isEmpty={({ items, next }) => items.length === 0 && next === null}
        empty={<p role="status">{texts.empty}</p>}
      >
        {({ items, next }) => (
          <>
            <Lines>
              {items.map((entry) => (
                <Line key={entry.id} title={entryText(entry, panel)}>
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
      </AsyncView>
    </TitledCard>
  );
}
