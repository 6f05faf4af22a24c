import type { ReactNode } from 'react';
import { type Cache, mutate, SWRConfig } from 'swr';
import { Router } from 'wouter';
import { addressOf } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { readConfig, SESSION_END } from '../api/swr.ts';
import { hasUnsavedChanges } from '../loading/document-state.ts';
import { aroundNav } from './navigation.ts';

const USER = addressOf('getUser');

/**
 * When a response says that the session has ended, signs out so that the guard leaves the panel, or, with unsaved changes, asks to sign in
 * again.
 */
const handleEndedSession = (error: unknown, key: string) => {
  if (!(error instanceof ApiError) || error.code !== 'unauthenticated' || key === USER) return;
  if (hasUnsavedChanges()) mutate(SESSION_END, Date.now(), { revalidate: false });
  else mutate(USER, null, { revalidate: false });
};

/** Returns the cache with the page's data. Each server rendering has its own. */
const withAnswers =
  (answers: Record<string, unknown>) =>
  (shared: Cache): Cache => {
    const cache = typeof window === 'undefined' ? new Map() : shared;
    for (const key in answers) cache.set(key, { data: answers[key] });
    return cache;
  };

export interface ProvidersProps {
  /** Address that the server rendered. Hydration starts from it, even if the browser's address differs. */
  address?: string;
  /** API responses embedded in the page, by address. */
  answers?: Record<string, unknown>;
  children: ReactNode;
}

export function Providers({ address, answers = {}, children }: ProvidersProps) {
  return (
    <SWRConfig value={{ ...readConfig, provider: withAnswers(answers), onError: handleEndedSession }}>
      <Router aroundNav={aroundNav} {...(address !== undefined && { ssrPath: address })}>
        {children}
      </Router>
    </SWRConfig>
  );
}
