/** A value as the text of a form's part: blank for none, JSON for what is no text. */
export const partOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
