import type { Contact } from '@rombo/shared/collections/contact';
import type { ContactStatus } from '@rombo/shared/collections/contact-status';
import type { Body } from '@rombo/shared/contract/routes';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { hasStatus } from '../../api/errors.ts';
import { useRefresh, useWrite } from '../../api/swr.ts';
import { usePagedRead } from '../../api/use-paged-read.ts';
import { useTexts } from '../../i18n/index.ts';
import { type ToastMessage, toast } from '../../ui/toast.tsx';
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
  const refresh = useRefresh(['listContacts']);
  const refreshWithTrash = useRefresh(['listContacts', 'listTrash']);
  const update = useWrite('updateContact').run;
  const restore = useWrite('restoreFromTrash').run;
  const remove = useWrite('deleteContact').run;

  /** Saves the status of each message, then throws the first error. */
  async function save(messages: readonly Changed[], statusOf: (message: Changed) => ContactStatus) {
    const { failed } = await runEach(messages, async (message) => {
      await opening.get(message.id);
      return update({ parameters: { id: message.id }, body: { status: statusOf(message) } });
    });
    await refresh();
    if (failed.length > 0) throw failed[0]?.error;
  }

  const undone = async (run: () => Promise<unknown>): Promise<ToastMessage> => {
    await run();
    return { title: texts.undone };
  };

  return {
    /** Sets the status of messages. Returns true if all were saved. */
    change: async (messages: readonly Changed[], status: ContactStatus): Promise<boolean> => {
      const changed = messages.filter((message) => message.status !== status);
      try {
        await save(changed, () => status);
      } catch {
        toast({ title: texts.changeFailed, description: texts.changeFailedText, variant: 'destructive' });
        return false;
      }
      const back = () => undone(() => save(changed, (message) => message.status));
      const action = undo(texts.undoHint, back, () => texts.changeFailed);
      toast({ title: texts.changed[status](messages.length), action });
      return true;
    },
    /** Moves messages to the trash after a confirmation. Returns true if all were moved. */
    remove: async (messages: readonly Contact[]): Promise<boolean> => {
      const [first] = messages;
      if (!first || !confirm(texts.confirm(messages.length))) return false;
      const { failed } = await runEach(messages, async ({ id }) => {
        await opening.get(id);
        await remove({ parameters: { id } }).catch(ignoreNotFound);
      });
      await refreshWithTrash();
      if (failed.length > 0) {
        toast({ title: texts.removalFailed, description: texts.removalFailedText, variant: 'destructive' });
        return false;
      }
      const back = async (): Promise<ToastMessage> => {
        const { failed: lost } = await runEach(messages, ({ id }) =>
          restore({ parameters: { id } }).catch(ignoreNotFound),
        );
        await refreshWithTrash();
        if (lost.length > 0) throw lost[0]?.error;
        return { title: trash.restored };
      };
      const action = undo(trash.undoHint, back, () => trash.restoreFailed);
      const [title, description] =
        messages.length === 1
          ? [texts.removed, texts.removedText(nameOf(first))]
          : [texts.removedMany(messages.length)];
      toast({ title, ...(description && { description }), action });
      return true;
    },
    /** Marks an opened message as read, without a toast. A failure is ignored: opening the message again retries. */
    open: async (id: string): Promise<void> => {
      const request = call('updateContact', { parameters: { id }, body: { status: 'read' } }).catch(() => null);
      opening.set(id, request);
      if (await request) await refresh();
    },
  };
}
