import { defaultTemplates, ReplyTemplates } from '@rombo/shared/reply-templates';
import * as v from 'valibot';
import { keys } from './keys.ts';
import { parseRow } from './rows.ts';
import { getItem, put } from './table.ts';

const Row = v.object(ReplyTemplates.entries);

/** Reads the templates of replies: those that were saved last, or those of the beginning. */
export async function getReplyTemplates(): Promise<ReplyTemplates> {
  const item = await getItem(keys.replyTemplates());
  return item ? parseRow(Row, item) : defaultTemplates;
}

/** Saves all templates in the place of the former ones. */
export const saveReplyTemplates = (templates: ReplyTemplates): Promise<void> =>
  put({ ...keys.replyTemplates(), ...templates });
