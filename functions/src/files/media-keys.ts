/** Prefix of files that only the trash or former versions reference. The site does not serve it. */
export const HIDDEN = 'trash/';

/** Key prefixes of the files that items refer to, including items in the trash. */
export const mediaPrefixes = ['media/', HIDDEN];

/** Returns the key of an object's original: variants of `media/<kind>/<id>/<file>` are below it. */
export const originalOf = (key: string): string =>
  key
    .split('/')
    .slice(0, key.startsWith(HIDDEN) ? 5 : 4)
    .join('/');

export const isOriginal = (key: string): boolean => key === originalOf(key);
