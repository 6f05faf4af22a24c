/** An unsaved draft of a form, as the device keeps it. */
export interface KeptDraft<D> {
  /** When it was typed last. */
  at: string;
  /** The form as it was opened. */
  base: D;
  mine: D;
}

const keyOf = (name: string): string => `unsaved-${name}`;

const hasFieldsOf = (value: unknown, empty: object): boolean =>
  typeof value === 'object' && value !== null && Object.keys(empty).every((name) => name in value);

/** Reads what was kept under a name; null for what is no draft with the fields of `empty`, as other versions of the site wrote it. */
export function readKept<D extends object>(name: string, empty: D): KeptDraft<D> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    const isWhole =
      hasFieldsOf(kept?.mine, empty) && hasFieldsOf(kept.base, empty) && !Number.isNaN(Date.parse(kept.at));
    return isWhole ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; without storage it lives as long as its form. */
export function keep<D>(name: string, draft: KeptDraft<D>): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Full, or closed.
  }
}

export function dropKept(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // As above.
  }
}
