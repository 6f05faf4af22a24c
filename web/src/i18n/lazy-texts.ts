import { type LazyCode, lazyCode } from '../loading/lazy-code.ts';
import type { Language } from './language.ts';

/** Texts that each language loads when it is shown. */
export type LazyTexts<T> = Record<Language, LazyCode<T>>;

/** Makes texts of the modules that hold them. */
export const lazyTexts = <T>(importTexts: Record<Language, () => Promise<T>>): LazyTexts<T> => ({
  it: lazyCode(importTexts.it),
  en: lazyCode(importTexts.en),
});
