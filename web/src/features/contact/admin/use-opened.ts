import type { Contact } from '@rombo/shared/contact';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useStoreMessages } from './api.ts';

/** Marks the new messages of a list that is shown as read, on the server too. Returns those that were new during this visit. */
export function useOpened(messages: readonly Contact[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const opened = useRef(new Set<string>());
  const store = useStoreMessages();

  useEffect(() => {
    const arrived = messages.filter(({ id, status }) => status === 'new' && !opened.current.has(id));
    if (arrived.length === 0) return;
    for (const { id } of arrived) opened.current.add(id);
    setFresh((before) => new Set([...before, ...arrived.map(({ id }) => id)]));
    const markRead = async () => {
      await store(arrived.map((message) => ({ ...message, status: 'read' })));
      const body = { status: 'read' } as const;
      // A failed request is repeated when the list is read anew.
      for (const { id } of arrived)
        void call('updateContact', { parameters: { id }, body }).catch(() => opened.current.delete(id));
    };
    void markRead();
  }, [messages, store]);

  return fresh;
}
