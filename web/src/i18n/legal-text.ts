/** A piece of a legal text: a paragraph, a list, or a plate of names with their values. */
export type Block =
  | string
  | { list: readonly string[] }
  | { name: string; rows: readonly (readonly [string, string])[] };

export interface Section {
  heading: string;
  blocks: readonly Block[];
}

/**
 * A legal text; the names of its sections are their anchors, the same in every language. Inside a text, `[words](target)` is a link
 * (an address, 'mailto:…' or the name of a page) and `words` between backticks stand as they are in the browser.
 */
export interface LegalText<Id extends string = string> {
  lead: string;
  sections: Record<Id, Section>;
}
