const KEY = 'second-factor-reminder';

/** True if the reminder was dismissed on this device. */
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
