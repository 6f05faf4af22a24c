/** What SWR and wouter take from a shim for older Reacts: React 19 has it itself. */
export { useSyncExternalStore } from 'react';
