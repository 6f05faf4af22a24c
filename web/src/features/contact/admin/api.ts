import type { Contact } from '@rombo/shared/contact';
import { useWrite } from '../../../api/swr.ts';
import { usePagedRead } from '../../../api/use-paged-read.ts';

/** The inbox, newest first. */
export function useInbox() {
  const { change, ...inbox } = usePagedRead<Contact>('listContacts');
  const forget = (id: string) =>
    change(({ items, next }) => ({ items: items.filter((message) => message.id !== id), next }));
  return { ...inbox, forget };
}

export const useDeleteMessage = () => useWrite('deleteContact');
