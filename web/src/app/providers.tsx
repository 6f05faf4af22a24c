import type { ReactNode } from 'react';
import { mutate, SWRConfig, type SWRConfiguration } from 'swr';
import { Router } from 'wouter';
import { addressOf } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { readConfig, SESSION_END } from '../api/swr.ts';
import { holdsUnsaved } from '../loading/document-state.ts';
import { aroundNav } from './navigation.ts';

const USER = addressOf('getUser');

/** At the first answer that the session has ended, signs out, so that the guard leaves the panel, or asks to sign in over unsaved changes. */
const noticeEndedSession = (error: unknown, key: string) => {
  if (!(error instanceof ApiError) || error.code !== 'unauthenticated' || key === USER) return;
  if (holdsUnsaved()) mutate(SESSION_END, Date.now(), { revalidate: false });
  else mutate(USER, null, { revalidate: false });
};

/** On the server each rendering has a cache of its own. */
const memory: SWRConfiguration = typeof window === 'undefined' ? { provider: () => new Map() } : {};

export interface ProvidersProps {
  /** The address that the server rendered. The browser begins with it too, whatever else stands in its own. */
  address?: string;
  /** Answers that are here already, by their addresses. */
  answers?: Record<string, unknown>;
  children: ReactNode;
}

export function Providers({ address, answers = {}, children }: ProvidersProps) {
  return (
    <SWRConfig value={{ ...readConfig, ...memory, fallback: answers, onError: noticeEndedSession }}>
      <Router aroundNav={aroundNav} {...(address !== undefined && { ssrPath: address })}>
        {children}
      </Router>
    </SWRConfig>
  );
}
