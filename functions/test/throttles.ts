import { deleteItems, itemsUnder, putItem } from './table.ts';

/** Forgets the failed sign-ins that were counted: all tests come from one address. */
export const forgetAttempts = async () => deleteItems(await itemsUnder('THROTTLE#login'));

/** Makes what is counted of an action something else, so that a test need not fail a hundred times. */
export async function setCount(action: string, who: string, seconds: number, count: number): Promise<void> {
  const window = Math.floor(Date.now() / 1000 / seconds);
  await putItem({ pk: `THROTTLE#${action}#${who}`, sk: String(window), count, ttl: (window + 1) * seconds });
}

/** Waits, should a throttle's window end within `seconds`, until the next one begins: windows are counted from 1970. */
export async function withinOneWindow(window: number, seconds: number): Promise<void> {
  const left = window - ((Date.now() / 1000) % window);
  if (left < seconds) await new Promise((resolve) => setTimeout(resolve, left * 1000 + 100));
}
