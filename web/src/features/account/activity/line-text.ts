import type { Activity } from '@rombo/shared/activity';
import { actionTexts, confirmationTexts, settingTexts } from './texts.ts';

/** What some actions are done to, where the log keeps it in the server's words. */
const subjectTexts: Partial<Record<Activity['action'], Record<string, string>>> = {
  setting_saved: settingTexts,
  confirmation_refused: confirmationTexts,
};

/** What an entry of the log says: what was done, and to what. */
export function lineText({ action, subject }: Pick<Activity, 'action' | 'subject'>): string {
  if (!subject) return actionTexts[action];
  return `${actionTexts[action]}: ${subjectTexts[action]?.[subject] ?? subject}`;
}
