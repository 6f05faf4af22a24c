import type { Activity } from '@rombo/shared/activity';
import { actionTexts, confirmationTexts, settingTexts, texts } from './texts.ts';

/** What some actions are done to, where the log keeps it in the server's words. */
const subjectTexts: Partial<Record<Activity['action'], Record<string, string>>> = {
  setting_saved: settingTexts,
  confirmation_refused: confirmationTexts,
};

/** What an entry of the log says: what was done, to what, and how often. */
export function lineText({ action, subject, count = 1 }: Pick<Activity, 'action' | 'subject' | 'count'>): string {
  if (action === 'sign_in_failed' && count > 1) return texts.failedSignIns(count);
  if (!subject) return actionTexts[action];
  return `${actionTexts[action]}: ${subjectTexts[action]?.[subject] ?? subject}`;
}
