import type { Activity } from '@rombo/shared/activity';
import type { Texts } from '../../../i18n/index.ts';

type ActivityTexts = Texts['panel']['activity'];

/** Subjects of actions that the log stores as server names. */
function subjectTexts(action: Activity['action'], texts: ActivityTexts): Record<string, string> {
  if (action === 'setting_saved') return texts.settings;
  return action === 'confirmation_refused' ? texts.confirmations : {};
}

/** Text of an entry of the log: action, subject and count. */
export function lineText(
  { action, subject, count = 1 }: Pick<Activity, 'action' | 'subject' | 'count'>,
  texts: ActivityTexts,
): string {
  if (action === 'sign_in_failed' && count > 1) return texts.failedSignIns(count);
  if (!subject) return texts.actions[action];
  return `${texts.actions[action]}: ${subjectTexts(action, texts)[subject] ?? subject}`;
}
