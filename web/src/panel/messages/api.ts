import type { Contact } from '@rombo/shared/collections/contact';
import { contactStatuses, unlistedStatuses } from '@rombo/shared/collections/contact-status';
import type { Body } from '@rombo/shared/contract/routes';
import { useSWRConfig } from 'swr';
import { addressOf } from '../../api/client.ts';
import { useWrite } from '../../api/swr.ts';
import { type Pages, usePagedRead } from '../../api/use-paged-read.ts';
import { useTexts } from '../../i18n/index.ts';
import { useAttempt } from '../ui/list-hooks.tsx';
import { acceptMessage, type Folder, folders } from './folders.ts';

const queryOf = (folder: Folder) => (folder === 'inbox' ? {} : { query: { status: folder } });

/** Polls for messages once a minute while the panel is visible. */
export const ARRIVALS = { refreshInterval: 60_000 };

export function useInbox(folder: Folder = 'inbox', options: typeof ARRIVALS | object = {}) {
  const { change, ...inbox } = usePagedRead<Contact>('listContacts', { ...queryOf(folder), ...options });
  const forget = (id: string) =>
    change(({ items, next }) => ({ items: items.filter((message) => message.id !== id), next }));
  return { ...inbox, forget };
}

/** Puts changed messages into the cached lists that they belong to, and takes them out of the others. */
export function useStoreMessages() {
  const { mutate } = useSWRConfig();
  return (changed: readonly Contact[]) =>
    Promise.all(
      folders.map((folder) => {
        const statuses =
          folder === 'inbox' ? contactStatuses.filter((status) => !unlistedStatuses.includes(status)) : [folder];
        return mutate<Pages<Contact>>(
          addressOf('listContacts', queryOf(folder)),
          (pages) => pages && changed.reduce((all, message) => acceptMessage(all, message, statuses), pages),
          { revalidate: false },
        );
      }),
    );
}

/** Saves the status or the note of a message, in the lists too, and reports a failure; returns whether it was saved. */
export function useChangeMessage() {
  const { messages: texts } = useTexts('panel');
  const { run, busy } = useWrite('updateContact');
  const store = useStoreMessages();
  const attempt = useAttempt();
  const failed = { title: texts.changeFailed, description: texts.changeFailedText };
  const change = (id: string, body: Body<'updateContact'>) =>
    attempt(async () => store([await run({ parameters: { id }, body })]), failed);
  return { change, busy };
}
