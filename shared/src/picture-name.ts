/** What a picture's name may say of it before its extension. Older names say nothing. */
export interface PictureLook {
  /** The colour that it has on the whole, as six digits. */
  color?: string | undefined;
  /** Of a slide: where along its width its subject is, in percent from the left, which the name says in three digits. */
  subject?: number | undefined;
}

/** What a name may say, as parts of a regular expression: the colour of any picture, the subject of a slide after it. */
export const COLOR_IN_NAME = '(?:-[0-9a-f]{6})?';
export const SUBJECT_IN_NAME = '(?:-(?:0\\d\\d|100))?';

/** A picture's name without its extension, with what is known of its look. */
export const withLook = (name: string, { color, subject }: PictureLook): string =>
  [name, color, subject?.toString().padStart(3, '0')].filter((part) => part !== undefined).join('-');

const LOOK = /(?:-([0-9a-f]{6}))?(?:-(0\d\d|100))?\.\w+(?:\?|$)/;

/** What a picture's key or address says of its look: colour 3a2f21 and subject at 70 percent for `…/<uuid>-3a2f21-070.jpg?w=640`. */
export function lookIn(address: string): PictureLook {
  const [, color, subject] = LOOK.exec(address) ?? [];
  return { color, subject: subject === undefined ? undefined : Number(subject) };
}
