import type { Contact } from '@rombo/shared/collections/contact';
import { contactStatuses } from '@rombo/shared/collections/contact-status';
import type { SearchAddress } from '../address.ts';
import { panelAddress } from '../address.ts';
import { folderOf } from './folders.ts';
import type { Search } from './message-search.tsx';

/** The address of the inbox with a search; its parameters have Italian names. */
export const inboxAddress: SearchAddress<Search> = {
  read: (query) => {
    const given = new URLSearchParams(query);
    return {
      query: given.get('q') ?? '',
      filter: contactStatuses.find((status) => status === given.get('stato')) ?? 'inbox',
    };
  },
  write: ({ query, filter }) => {
    const written = new URLSearchParams({
      ...(query.trim() && { q: query.trim() }),
      ...(filter !== 'inbox' && { stato: filter }),
    });
    return written.size > 0 ? `?${written}` : '';
  },
};

/** The address of a message, with the list that has it. */
export const messageAddress = ({ id, status }: Contact): string =>
  panelAddress('messaggi', id) + inboxAddress.write({ query: '', filter: folderOf(status) });
