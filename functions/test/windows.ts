/** Waits, should a throttle's window end within `seconds`, until the next one begins: windows are counted from 1970. */
export async function withinOneWindow(window: number, seconds: number): Promise<void> {
  const left = window - ((Date.now() / 1000) % window);
  if (left < seconds) await new Promise((resolve) => setTimeout(resolve, left * 1000 + 100));
}
