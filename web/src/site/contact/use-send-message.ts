import type { Body } from '@rombo/shared/contract/routes';
import { useRef, useState } from 'react';
import { useWrite } from '../../api/swr.ts';
import { type Failure, failureOf } from './failure.ts';

let last = { content: '', key: '' };

/** The `Idempotency-Key` of a message: the same while the message is the same, so that a second attempt never makes a second message. */
export function keyOfContent(message: unknown): string {
  const content = JSON.stringify(message);
  if (content !== last.content) last = { content, key: crypto.randomUUID() };
  return last.key;
}

/** Lets the same words be sent again as another message: the last one has arrived. */
export const forgetKey = (): void => {
  last = { content: '', key: '' };
};

/** After this long without an answer a visitor may try again; the key makes sure that it is the same message. */
const SEND_TIMEOUT_MS = 20_000;

export type Sending = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; failure: Failure };

/** Sends messages one at a time: a second press while the first is under way does nothing. Gives null for it. */
export function useSendMessage() {
  const { run } = useWrite('sendContact');
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const underWay = useRef(false);

  const send = async (message: Body<'sendContact'>): Promise<Sending | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setSending({ state: 'sending' });
    const result = await run({
      body: message,
      idempotencyKey: keyOfContent(message),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    }).then<Sending, Sending>(
      () => ({ state: 'sent' }),
      (error) => ({ state: 'failed', failure: failureOf(error) }),
    );
    if (result.state === 'sent') forgetKey();
    underWay.current = false;
    setSending(result);
    return result;
  };

  return { sending, send };
}
