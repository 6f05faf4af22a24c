import { defaultTemplates, ReplyTemplates } from '@rombo/shared/collections/reply-templates';
import * as v from 'valibot';
import { keys } from './keys.ts';
import { getRow } from './rows.ts';
import { put } from './table.ts';

const Row = v.object(ReplyTemplates.entries);

/** Reads the templates of replies: those that were saved last, or those of the beginning. */
export const getReplyTemplates = async (): Promise<ReplyTemplates> =>
  (await getRow(Row, keys.replyTemplates())) ?? defaultTemplates;

export const saveReplyTemplates = (templates: ReplyTemplates): Promise<void> =>
  put({ ...keys.replyTemplates(), ...templates });
