import { readStored, store } from '../../ui/stored.ts';

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
  const { at, base, mine } = Object(readStored(keyOf(name)));
  const isWhole = hasFieldsOf(mine, empty) && hasFieldsOf(base, empty) && !Number.isNaN(Date.parse(at));
  return isWhole ? { at, base, mine } : null;
}

export const keep = <D>(name: string, draft: KeptDraft<D>): void => store(keyOf(name), draft);
export const dropKept = (name: string): void => store(keyOf(name), null);
