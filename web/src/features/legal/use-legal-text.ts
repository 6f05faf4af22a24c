import { use, useDeferredValue } from 'react';
import { useLanguage } from '../../i18n/index.ts';
import type { LegalText } from '../../i18n/legal-text.ts';
import { textsIn } from '../../i18n/texts.ts';
import { waitFor } from '../../loading/retry-prompt.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

export type LegalArea = 'privacy' | 'cookies';

const never = new Promise<never>(() => undefined);

/**
 * A legal text in the language that is shown; on a change of language the old one stays until the new one has come. Below a `Suspense`
 * of its own, what the server drew stays as it is: the browser loads no text that is to be read already.
 */
export function useLegalText(area: LegalArea): LegalText {
  const code = textsIn(useDeferredValue(useLanguage().language), area);
  const isDrawn = !useHydrated() && !import.meta.env.SSR;
  return isDrawn ? (code.loaded() ?? use(never)) : waitFor(code);
}
