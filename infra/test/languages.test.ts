import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySources, edit, faultyFiles, outputOf, packages } from './copied-sources.ts';

/** Adds a language as 'Add a language' in `docs/contributing.md` says, with the English texts. */
function addGerman(folder: string): void {
  const path = (name: string) => join(folder, name);
  const facts = "de: { name: 'Deutsch', locale: 'de-DE', thousands: '.', decimal: ',', euro: 'after' },";
  edit(path('shared/src/words/languages.ts'), '\n} as const satisfies Record<string, LanguageFacts>', `\n  ${facts}$&`);
  cpSync(path('web/src/i18n/en'), path('web/src/i18n/de'), { recursive: true });
  edit(path('web/src/i18n/folders.ts'), /\n {2}en: .*/, "$&\n  de: () => import('./de/index.ts'),");
  edit(path('web/src/i18n/folders.ts'), /import enDocuments .*/, "import deDocuments from './de/documents.ts';\n$&");
  edit(path('web/src/i18n/folders.ts'), 'en: enDocuments', 'en: enDocuments, de: deDocuments');
  const grammar = "de: { stopWords: 'für mit und', packaging: 'Satz', packagingOf: 'von', afterNoun: 'für mit' },";
  edit(path('shared/src/words/search-question-words.ts'), /\n {2}en: \{\n {4}stopWords/, `\n  ${grammar}$&`);
}

interface Report {
  success: boolean;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

it('a language is a row: with three edited files and a copied folder, everything compiles, is found, is shown and can be edited', async () => {
  const folder = await copySources();
  addGerman(folder);
  const faulty = await Promise.all(packages.map((name) => faultyFiles(name, folder)));
  expect(faulty.flat()).toEqual([]);
  const file = join(folder, 'report.json');
  const projects = ['unit', 'unit-isolated', 'slow'].map((name) => `--project=${name}`);
  const options = ['--reporter=json', `--outputFile=${file}`, ...projects];
  const files = ['search-entries', 'product-copy', 'cards'].map((name) => `functions/src/data/${name}.test.ts`);
  const sources = ['shared/src', 'web/src', 'functions/src/files', ...files, 'infra/test/data/slugs.test.ts'];
  await outputOf('vitest', ['run', ...options, ...sources], folder);
  const { success, testResults }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  expect({ success, failed }).toEqual({ success: true, failed: [] });
  // The forms of seven tabs, the pages of five kinds, a data sheet's file, a slug, and what the search finds and suggests.
  expect(tests.filter(({ fullName }) => fullName.includes('in de '))).toHaveLength(18);
}, 600_000);
