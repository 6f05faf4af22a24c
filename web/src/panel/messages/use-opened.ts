import type { Contact } from '@rombo/shared/collections/contact';
import { useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { useLatest } from '../ui/list-hooks.tsx';
import { useStoreMessages } from './api.ts';

/** The messages that are new or were when this visit began, and a function that marks one as read, on the server too. */
export function useOpened(messages: readonly Contact[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const sent = useRef(new Set<string>());
  const store = useStoreMessages();
  const open = useLatest(async (message: Contact) => {
    const { id } = message;
    if (sent.current.has(id)) return;
    sent.current.add(id);
    setOpened((before) => new Set([...before, id]));
    await store([{ ...message, status: 'read' }]);
    // A failed request is repeated when the list is read anew.
    await call('updateContact', { parameters: { id }, body: { status: 'read' } }).catch(() => sent.current.delete(id));
  });
  const unread = messages.filter(({ status }) => status === 'new').map(({ id }) => id);
  return { fresh: new Set([...opened, ...unread]), open };
}
