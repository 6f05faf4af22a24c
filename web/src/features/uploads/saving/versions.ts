/** Three versions of one form: as it was opened, as it is typed now, and as somebody else saved it meanwhile. */
export interface Versions<D> {
  base: D;
  mine: D;
  theirs: D;
}

/** Which of two versions goes on in the form. */
export type Choice = 'mine' | 'theirs';
