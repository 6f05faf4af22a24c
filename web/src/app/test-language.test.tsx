import { type PageName, pages } from '@rombo/shared/contract/pages';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addTestLanguage } from '../../test/test-language/add-test-language.ts';

const code = addTestLanguage();
const [{ loadAllTexts, textsIn }, { Providers }, { screens }, { Site }, { resolvePath }] = await Promise.all([
  import('../i18n/texts.ts'),
  import('./providers.tsx'),
  import('./screens.ts'),
  import('./site.tsx'),
  import('../routing/paths.ts'),
]);
await loadAllTexts();
await Promise.all(Object.values(screens).map((screen) => screen.load()));

const origin = 'https://rombopower.example';
const answers = { '/api/products#outline': [], '/api/settings/maintenance_mode': null };
const render = (address: string) =>
  renderToString(
    <Providers address={address} answers={answers}>
      <Site origin={origin} language={resolvePath(address).language ?? 'it'} />
    </Providers>,
  );

/** Splits texts into the pieces between their parameters. */
function piecesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('§').map((piece) => piece.trim());
  if (typeof value === 'function') return piecesOf(value('§', '§', '§'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(piecesOf) : [];
}
const areas = ['site', 'home', 'company', 'contact', 'notices', 'policies', 'catalogue', 'product', 'compare'] as const;
const italian = areas.flatMap((area) => piecesOf(textsIn('it', area).loaded())).filter((piece) => piece.length > 3);

/** Returns the text outside of all brackets. */
const unmarked = (html: string): string => {
  const inner = html.replace(/⟦[^⟦⟧]*⟧/g, '');
  return inner === html ? html : unmarked(inner);
};

const visited = (Object.keys(pages) as PageName[]).filter((page) => !['admin', 'login', 'product'].includes(page));

test.each(visited)('the page %s has no Italian text in an added language', (page) => {
  const html = render(localized(code, pages[page]));
  expect(html).toContain('⟦');
  const labels = [...html.matchAll(/\s(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g)].map(
    ([, label]) => label,
  );
  const texts = html.replace(/<script.*?<\/script>/g, '').replace(/<[^>]*>/g, '\n');
  const rest = unmarked([texts, ...labels].join('\n')).split('\n');
  // Names and data of the company are not translated.
  expect(italian.filter((piece) => rest.some((line) => line.trim() === piece))).toEqual([]);
});

test.each(visited)('the page %s in an added language links to pages in the same language', (page) => {
  const html = render(localized(code, pages[page]));
  const targets = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  const own = targets.filter((path) => resolvePath(path).page !== 'admin');
  // The language switcher links to the same page in the other languages.
  const others = new Set(languageCodes.map((language) => localized(language, pages[page])));
  expect(own.filter((path) => resolvePath(path).language !== code && !others.has(path))).toEqual([]);
});

test('each page lists its address in every language', () => {
  for (const address of ['/azienda', '/en/company', '/xx/azienda']) {
    const html = render(address);
    for (const [language, path] of [
      ['it', '/azienda'],
      ['en', '/en/company'],
      ['xx', '/xx/azienda'],
      ['x-default', '/azienda'],
    ])
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${origin}${path}"/>`);
    expect(html).toContain(`<link rel="canonical" href="${origin}${address}"/>`);
    expect(html).toMatch(/lang="xx"[^>]*>Prova</);
  }
});

test('the Open Graph tags of a page name its language and the others', () => {
  const html = render('/xx/azienda');
  expect(html).toContain('<meta property="og:locale" content="de_DE"/>');
  for (const other of ['it_IT', 'en_GB'])
    expect(html).toContain(`<meta property="og:locale:alternate" content="${other}"/>`);
});
