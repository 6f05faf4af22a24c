import { keys } from './keys.ts';
import { put } from './table.ts';

/** Notes that files are no longer public: the change has the edge purge its copies of them. */
export const noteHiddenFiles = (): Promise<void> => put({ ...keys.hiddenFiles(), at: new Date().toISOString() });
