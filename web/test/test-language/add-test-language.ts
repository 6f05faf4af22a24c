import { type Language, languageCodes, languages } from '@rombo/shared/words/languages';
import { folders } from '../../src/i18n/texts.ts';

/** Adds a third language to the list and its folder to the folders, as anybody would who adds one; before the site's modules are loaded. */
export function addTestLanguage(): Language {
  const code = 'xx' as Language;
  Object.assign(languages, { [code]: { name: 'Prova', locale: 'de-DE', thousands: '.', decimal: ',' } });
  languageCodes.push(code);
  folders[code] = () => import('./index.ts');
  return code;
}
