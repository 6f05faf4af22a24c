import { type Language, languageCodes, languages } from '@rombo/shared/words/languages';
import { folders } from '../../src/i18n/folders.ts';

/** Adds a third language, with its folder, in the same way as a real one. Call it before the site's modules are imported. */
export function addTestLanguage(): Language {
  const code = 'xx' as Language;
  Object.assign(languages, { [code]: { name: 'Prova', locale: 'de-DE', thousands: '.', decimal: ',', euro: 'after' } });
  languageCodes.push(code);
  folders[code] = () => import('./index.ts');
  return code;
}
