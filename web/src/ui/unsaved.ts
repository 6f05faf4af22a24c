/** A form that may hold something unsaved, and what to ask before it is left. */
export interface Guard {
  isDirty: () => boolean;
  question: string;
}

export const guards = new Set<Guard>();

export const holdsUnsaved = (): boolean => [...guards].some(({ isDirty }) => isDirty());
