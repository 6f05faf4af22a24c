import type { Contact } from '@rombo/shared/collections/contact';
import { contactStatuses, unlistedStatuses } from '@rombo/shared/collections/contact-status';
import type { Body } from '@rombo/shared/contract/routes';
import { useSWRConfig } from 'swr';
import { addressOf } from '../../api/client.ts';
import { useRead, useWrite } from '../../api/swr.ts';
import { type Pages, usePagedRead } from '../../api/use-paged-read.ts';
import { acceptMessage, type Folder, folders } from './folders.ts';

const queryOf = (folder: Folder) => (folder === 'inbox' ? {} : { query: { status: folder } });

/** Messages arrive by themselves once a minute while the panel is in front of somebody. */
export const ARRIVALS = { refreshInterval: 60_000 };

export function useInbox(folder: Folder = 'inbox', options: typeof ARRIVALS | object = {}) {
  const { change, ...inbox } = usePagedRead<Contact>('listContacts', { ...queryOf(folder), ...options });
  const forget = (id: string) =>
    change(({ items, next }) => ({ items: items.filter((message) => message.id !== id), next }));
  return { ...inbox, forget };
}

/** Puts changed messages into the copies of the lists that they belong to, and takes them out of the others. */
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

/** Changes the status or the note of a message, in the lists too. */
export function useChangeMessage() {
  const { run, busy } = useWrite('updateContact');
  const store = useStoreMessages();
  const change = async (id: string, body: Body<'updateContact'>) => {
    await store([await run({ parameters: { id }, body })]);
  };
  return { change, busy };
}

export const useDeleteMessage = () => useWrite('deleteContact');
export const useReplyTemplates = () => useRead('getReplyTemplates');
export const useSaveReplyTemplates = () => useWrite('saveReplyTemplates', { refreshes: ['getReplyTemplates'] });

export function useProductsById() {
  const { data = [] } = useRead('listProducts');
  return new Map(data.map((product) => [product.id, product]));
}
