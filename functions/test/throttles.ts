import { deleteItems, itemsUnder, putItem } from './table.ts';

/** Resets the counted sign-in failures: all tests share one address. */
export const forgetAttempts = async () => deleteItems(await itemsUnder('THROTTLE#login'));

/** Sets the count of a rate limit, so that a test need not fail a hundred times. */
export async function setCount(action: string, who: string, seconds: number, count: number): Promise<void> {
  const window = Math.floor(Date.now() / 1000 / seconds);
  const ids = count > 0 && { ids: new Set(Array.from({ length: count }, (_, at) => `id-${at}`)) };
  await putItem({ pk: `THROTTLE#${action}#${who}`, sk: String(window), ...ids, ttl: (window + 1) * seconds });
}

/** Waits for the next rate limit window if the current one ends within `seconds`. Windows are counted from 1970. */
export async function withinOneWindow(window: number, seconds: number): Promise<void> {
  const left = window - ((Date.now() / 1000) % window);
  if (left < seconds) await new Promise((resolve) => setTimeout(resolve, left * 1000 + 100));
}
