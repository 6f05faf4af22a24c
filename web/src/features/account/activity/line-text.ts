import type { Activity } from '@rombo/shared/activity';
import { actionTexts, settingTexts } from './texts.ts';

/** What an entry of the log says: what was done, and to what. */
export function lineText({ action, subject }: Pick<Activity, 'action' | 'subject'>): string {
  if (!subject) return actionTexts[action];
  return `${actionTexts[action]}: ${action === 'setting_saved' ? (settingTexts[subject] ?? subject) : subject}`;
}
