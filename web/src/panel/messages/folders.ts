import type { Contact } from '@rombo/shared/collections/contact';
import { type ContactStatus, contactStatuses } from '@rombo/shared/collections/contact-status';
import { plainText, wordMatcher } from '@rombo/shared/collections/plain-text';
import { panelAddress } from '../../routing/paths.ts';
import { type SearchAddress, toQueryString } from '../address.ts';

/** Lists of the server: the inbox, and one for each status that the inbox excludes. */
const folders = ['inbox', 'archived', 'spam'] as const;
export type Folder = (typeof folders)[number];

/** Filters of the panel: the whole inbox, or the messages of one status. */
export type Filter = 'inbox' | ContactStatus;

export interface Search {
  query: string;
  filter: Filter;
}

export const folderOf = (filter: Filter): Folder => folders.find((folder) => folder === filter) ?? 'inbox';

export const nameOf = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const newestFirst = (a: Contact, b: Contact): number => (a.id < b.id ? 1 : -1);

const textOf = ({ firstName, lastName, email, phone, subject, message, note }: Contact): string =>
  plainText([firstName, lastName, email, phone, subject, message, note].join(' '));

/** Returns the messages that match a filter and contain every word of a query. */
export function findMessages(messages: readonly Contact[], { filter, query }: Search): Contact[] {
  const isFound = wordMatcher(query);
  return messages.filter((message) => (filter === 'inbox' || message.status === filter) && isFound(textOf(message)));
}

/** Reads and writes the search in the inbox address. Its parameters have Italian names. */
export const inboxAddress: SearchAddress<Search> = {
  read: (query) => {
    const given = new URLSearchParams(query);
    return {
      query: given.get('q') ?? '',
      filter: contactStatuses.find((status) => status === given.get('stato')) ?? 'inbox',
    };
  },
  write: ({ query, filter }) => toQueryString({ q: query.trim(), stato: filter === 'inbox' ? '' : filter }),
};

export const folderQuery = ({ status }: Contact): string => inboxAddress.write({ query: '', filter: folderOf(status) });

export const messageAddress = (message: Contact): string => panelAddress('messaggi', message.id) + folderQuery(message);
