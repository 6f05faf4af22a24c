/** Cuts a text to at most `length` UTF-16 units, without half a surrogate pair at its end. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');
