const KEY = 'second-factor-reminder';

/** Whether somebody has had enough of the reminder, on this device. */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'dismissed';
  } catch {
    return false;
  }
}

/** Keeps it away from now on. */
export function dismiss(): void {
  try {
    localStorage.setItem(KEY, 'dismissed');
  } catch {
    // Without storage it comes back with the next page.
  }
}
