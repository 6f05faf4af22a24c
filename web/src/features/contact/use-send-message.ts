import type { Body } from '@rombo/shared/routes';
import { useRef, useState } from 'react';
import { useWrite } from '../../api/swr.ts';
import { forgetKey, keyOfContent } from './content-key.ts';
import { type Failure, failureOf } from './failure.ts';

/** After this long without an answer a visitor may try again; the key makes sure that it is the same message. */
const SEND_TIMEOUT_MS = 20_000;

/** State of sending. */
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
