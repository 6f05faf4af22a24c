/** The keys of an object whose type lists them all. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];
