import { SIGNED_IN } from '@rombo/shared/contract/limits';
import { useSyncExternalStore } from 'react';

const look = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN}=`));

/** Another tab may have signed in or out meanwhile. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True in a browser where somebody is signed in, as a cookie without a secret says. It only decides what is offered. */
export const useSignedIn = (): boolean => useSyncExternalStore(subscribe, look, () => false);

/** Takes the cookie away where the server knows no session any more: one that nobody used ends before its cookie. */
export const forgetSignedIn = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that owners have
  document.cookie = `${SIGNED_IN}=; Path=/; Max-Age=0; Secure`;
};
