/** A form that may hold something unsaved, and what to ask before it is left. */
export interface Guard {
  isDirty: () => boolean;
  question: string;
}

/** The forms that are open. */
export const guards = new Set<Guard>();

/** True while a form holds something that was typed and is not saved. */
export const holdsUnsaved = (): boolean => [...guards].some(({ isDirty }) => isDirty());
