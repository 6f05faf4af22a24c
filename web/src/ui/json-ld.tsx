import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Characters that could end the script or break it when it stands in a document. */
const UNSAFE = /[<\u2028\u2029]/g;

/** A text of JSON that may stand inside a script element: no `</script>` in it can end the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const never = () => () => undefined;

/** Facts for search engines, in schema.org's words. They stand in the head, or where the server could put them until React moves them there. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const script = (
    <script type="application/ld+json">{scriptJson({ '@context': 'https://schema.org', ...data })}</script>
  );
  return inBrowser ? createPortal(script, document.head) : script;
}
