import { createContext, use } from 'react';

/** Characters that could end the script or break it where it stands in a document. */
const UNSAFE = /[<\u2028\u2029]/g;

/** A text of JSON that may stand inside a script element: no `</script>` in it can end the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Collects a page's structured data while the server renders it. */
export const StructuredData = createContext<Set<string>>(new Set());

/** The scripts of what was collected, for the head of the page. */
export const structuredScripts = (facts: Set<string>): string =>
  [...facts].map((json) => `<script type="application/ld+json">${json}</script>`).join('');

/** Facts for search engines, in schema.org's words. On the server only: crawlers read its HTML, and the browser needs no code for them. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  use(StructuredData).add(scriptJson({ '@context': 'https://schema.org', ...data }));
  return null;
}
