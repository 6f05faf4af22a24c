import { createPortal } from 'react-dom';
import { useHydrated } from './use-hydrated.ts';

/** Characters that could end the script or break it where it stands in a document. */
const UNSAFE = /[<\u2028\u2029]/g;

/** A text of JSON that may stand inside a script element: no `</script>` in it can end the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Facts for search engines, in schema.org's words. React moves no such script to the head by itself, so the browser does it here. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const script = (
    <script type="application/ld+json">{scriptJson({ '@context': 'https://schema.org', ...data })}</script>
  );
  return useHydrated() ? createPortal(script, document.head) : script;
}
