import type { Contact } from '@rombo/shared/contact';
import useSWR, { useSWRConfig } from 'swr';
import { addressOf, request } from '../../../api/client.ts';
import { nextAddress } from '../../../api/next-address.ts';
import { useWrite } from '../../../api/swr.ts';

/** The messages that were read so far, and where there are more. */
export interface Inbox {
  messages: Contact[];
  next: string | null;
}

const CONTACTS = addressOf('listContacts');

async function readInbox(address: string): Promise<Inbox> {
  const answer = await request('GET', address);
  return { messages: (await answer.json()) as Contact[], next: nextAddress(answer.headers.get('Link')) };
}

/** The inbox, newest first: its first page, and the following ones as they are asked for. */
export function useInbox() {
  const config = useSWRConfig();
  const { data, error, isLoading, isValidating, mutate } = useSWR<Inbox, unknown>(CONTACTS, readInbox);
  const become = (change: (inbox: Inbox) => Inbox | Promise<Inbox>) =>
    mutate(async (inbox) => inbox && (await change(inbox)), { revalidate: false });

  const readMore = async () => {
    try {
      await become(async (inbox) => {
        if (!inbox.next) return inbox;
        const { messages, next } = await readInbox(inbox.next);
        return { messages: [...inbox.messages, ...messages], next };
      });
    } catch (error) {
      config.onError(error, CONTACTS, config);
      throw error;
    }
  };
  const forget = (id: string) =>
    become((inbox) => ({ ...inbox, messages: inbox.messages.filter((message) => message.id !== id) }));

  return { data, error, loading: isLoading, reloading: isValidating, retry: () => void mutate(), readMore, forget };
}

export const useDeleteMessage = () => useWrite('deleteContact');
