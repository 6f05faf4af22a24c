import type { Contact } from '@rombo/shared/collections/contact';
import type { ContactStatus } from '@rombo/shared/collections/contact-status';
import type { Body } from '@rombo/shared/contract/routes';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { hasStatus } from '../../api/errors.ts';
import { useRefresh, useWrite } from '../../api/swr.ts';
import { usePagedRead } from '../../api/use-paged-read.ts';
import { useTexts } from '../../i18n/index.ts';
import { attempt, runEach, useUndo } from '../ui/list-hooks.tsx';
import { type Folder, nameOf } from './folders.ts';

const queryOf = (folder: Folder) => (folder === 'inbox' ? {} : { query: { status: folder } });

/** Polls for messages once a minute while the panel is visible. */
export const POLLING = { refreshInterval: 60_000 };

export const useInbox = (folder: Folder = 'inbox', options: typeof POLLING | object = {}) =>
  usePagedRead<Contact>('listContacts', { ...queryOf(folder), ...options });

/** Reads a list, revalidated on mount: messages may have been restored from the trash. With `readsAll` it reads all pages, one by one. */
export function useFolder(folder: Folder, readsAll: boolean) {
  const inbox = useInbox(folder, { revalidateOnMount: true });
  const { data, readMore } = inbox;
  const next = data?.next;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is requested once; after a failure there is a button
  useEffect(() => {
    if (readsAll && next) void readMore().catch(() => undefined);
  }, [readsAll, next]);
  return inbox;
}

/** Saves the note of a message and reports a failure. */
export function useChangeNote() {
  const { messages: texts } = useTexts('panel');
  const { run, busy } = useWrite('updateContact', { refreshes: ['listContacts'] });
  const failed = { title: texts.changeFailed, description: texts.changeFailedText };
  const change = (id: string, body: Body<'updateContact'>) => attempt(() => run({ parameters: { id }, body }), failed);
  return { change, busy };
}

/** Requests that mark a message as read, by its id. An action waits for it: reordered requests would move an archived message back. */
const opening = new Map<string, Promise<unknown>>();

type Changed = Pick<Contact, 'id' | 'status'>;

/** Treats a 404 as success: the message is already gone. */
const ignoreNotFound = (error: unknown): void => {
  if (!hasStatus(error, 404)) throw error;
};

/** Changes the status of messages or deletes them. The toast of each action offers an undo. */
export function useMessageActions() {
  const { messages: texts, trash } = useTexts('panel');
  const undo = useUndo();
  const refresh = useRefresh(['listContacts', 'listTrash']);
  const update = useWrite('updateContact').run;
  const restore = useWrite('restoreFromTrash').run;
  const remove = useWrite('deleteContact').run;

  /** Runs a write for each message, then throws the first error. */
  async function writeEach(messages: readonly Changed[], write: (message: Changed) => Promise<unknown>) {
    const { failed } = await runEach(messages, async (message) => {
      await opening.get(message.id);
      await write(message);
    });
    await refresh();
    if (failed.length > 0) throw failed[0]?.error;
  }

  return {
    /** Sets the status of messages. Returns true if all were saved. */
    change: async (messages: readonly Changed[], status: ContactStatus): Promise<boolean> => {
      const changed = messages.filter((message) => message.status !== status);
      const save = (statusOf: (message: Changed) => ContactStatus) =>
        writeEach(changed, (message) =>
          update({ parameters: { id: message.id }, body: { status: statusOf(message) } }),
        );
      const back = () => save((message) => message.status).then(() => ({ title: texts.undone }));
      const action = undo(texts.undoHint, back, () => texts.changeFailed);
      const failed = { title: texts.changeFailed, description: texts.changeFailedText };
      const done = { title: texts.changed[status](messages.length), action };
      return Boolean(await attempt(() => save(() => status), failed, done));
    },
    /** Moves messages to the trash after a confirmation. Returns true if all were moved. */
    remove: async (messages: readonly Contact[]): Promise<boolean> => {
      const [first] = messages;
      if (!first || !confirm(texts.confirm(messages.length))) return false;
      const writeAll = (write: typeof remove | typeof restore) =>
        writeEach(messages, ({ id }) => write({ parameters: { id } }).catch(ignoreNotFound));
      const back = () => writeAll(restore).then(() => ({ title: trash.restored }));
      const action = undo(trash.undoHint, back, () => trash.restoreFailed);
      const failed = { title: texts.removalFailed, description: texts.removalFailedText };
      const done =
        messages.length === 1
          ? { title: texts.removed, description: texts.removedText(nameOf(first)) }
          : { title: texts.removedMany(messages.length) };
      return Boolean(await attempt(() => writeAll(remove), failed, { ...done, action }));
    },
    /** Marks an opened message as read, without a toast. A failure is ignored: opening the message again retries. */
    open: async (id: string): Promise<void> => {
      const request = call('updateContact', { parameters: { id }, body: { status: 'read' } }).catch(() => null);
      opening.set(id, request);
      if (await request) await refresh();
    },
  };
}
