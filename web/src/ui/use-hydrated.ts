import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the browser's first look at what the server drew; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
