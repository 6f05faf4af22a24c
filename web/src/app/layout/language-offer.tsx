import { useEffect, useState } from 'react';
import { hasStoredLanguage } from '../../i18n/language.ts';
import { lazyDefault } from '../../loading/lazy-code.ts';
import { useAddresses } from './use-addresses.ts';

const hint = lazyDefault(() => import('./language-hint.tsx'));

/** True for an English browser whose visitor has not chosen a language yet. */
const isAsked = (): boolean => /^en\b/i.test(navigator.language) && !hasStoredLanguage();

/** Offers an Italian page in English, once: the answer is remembered as the visitor's language. */
export function LanguageOffer({ path }: { path: string }) {
  const addressOf = useAddresses(path);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked())
      hint
        .load()
        .then(() => setAsked(true))
        .catch(() => undefined);
  }, []);
  const Hint = hint.loaded();
  return asked && Hint ? <Hint address={addressOf('en')} onAnswer={() => setAsked(false)} /> : null;
}
