import type { Language } from './language.ts';

const panel: { language: Language } = { language: 'it' };

/** Says in which language the panel is drawn from now on: its page calls it before any of its parts is rendered. */
export function drawPanelIn(language: Language): void {
  panel.language = language;
}

/** The language that the panel is drawn in. */
export const panelLanguage = (): Language => panel.language;

/** The locale of the panel's dates and numbers: British English, as its words are. */
export const panelLocale = (): string => ({ it: 'it-IT', en: 'en-GB' })[panel.language];

const isSection = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Texts of the panel in the language that it is drawn in, looked up when they are read: hooks, helpers and components share them, and
 * no visitor loads them. A text that one language lacks does not compile.
 */
export const panelTexts = <T extends object>(texts: Record<Language, T>): T =>
  new Proxy(texts.it, {
    get: (_, name) => {
      const [it, en] = [Reflect.get(texts.it, name), Reflect.get(texts.en, name)];
      if (isSection(it) && isSection(en)) return panelTexts({ it, en });
      return panel.language === 'en' ? en : it;
    },
  });
