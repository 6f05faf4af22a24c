import type { LazyCode } from '../loading/lazy-code.ts';
import { waitFor } from '../loading/retry-prompt.ts';
import { useLanguage } from './provider.tsx';
import { type Area, type Texts, textsIn } from './texts.ts';

/** An area's texts in the language that is shown, for what loads them before it shows them. */
export const useTextsCode = <Name extends Area>(area: Name): LazyCode<Texts[Name]> =>
  textsIn(useLanguage().language, area);

/** An area's texts in the language that is shown. A page's own are loaded with it; what needs others waits for them. */
export function useTexts<Name extends Area>(area: Name): Texts[Name] {
  return waitFor(useTextsCode(area));
}
