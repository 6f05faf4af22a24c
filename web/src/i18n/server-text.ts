import { errors } from '@rombo/shared/errors';
import { panelLanguage } from './panel-texts.ts';
import { codeTexts, messageTexts, patternTexts } from './server-text.en.ts';

const byMessage = new Map<string, string>([
  ...Object.entries(errors).map(([code, { message }]): [string, string] => [
    message,
    codeTexts[code as keyof typeof codeTexts],
  ]),
  ...Object.entries(messageTexts),
]);

/** The English of what server and contract say in Italian; undefined where it is something else. */
export function englishOf(message: string): string | undefined {
  const exact = byMessage.get(message);
  if (exact !== undefined) return exact;
  for (const [pattern, text] of patternTexts) {
    const found = pattern.exec(message);
    if (found) return text.replace('{0}', found[1] ?? '').replace('{text}', englishOf(found[1] ?? '') ?? '');
  }
  return undefined;
}

/** Translates a message of the server or the contract into the language of the panel. */
export function serverText(message: string, language = panelLanguage()): string {
  return language === 'en' ? (englishOf(message) ?? codeTexts.invalid_input) : message;
}
