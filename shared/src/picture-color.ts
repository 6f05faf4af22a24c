/** What a picture's name may say before its extension: the colour that it has on the whole, as six digits. Older names say none. */
export const COLOR_IN_NAME = '(?:-[0-9a-f]{6})?';

/** A picture's name without its extension, with its colour where that is known. */
export const withColor = (name: string, color: string | undefined): string => (color ? `${name}-${color}` : name);

/** The colour that a picture's key or address names: `3a2f21` for `…/<uuid>-3a2f21.jpg?w=640`. */
export const colorOf = (address: string): string | undefined => /-([0-9a-f]{6})\.\w+(\?|$)/.exec(address)?.[1];
