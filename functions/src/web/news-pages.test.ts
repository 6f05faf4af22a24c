import { afterAll, afterEach, expect, it } from 'vitest';
import { newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { form } from '../../test/forms.ts';
import { call, cookie, openPage, statusOf } from '../../test/site.ts';

const ENGINE = 'Motore delle pagine di news';

type Fields = Parameters<typeof form>[0];
const news = { title: 'Pagina di prova', date: '2024-10-05', text: 'Prima riga.\n\nSeconda riga.' };
const createNews = async (fields: Fields = {}) =>
  (await call('createNews', { cookie, body: form({ ...news, ...fields }) })).body;
const race = { title: 'Trofeo di prova', date: '2024-10-05' };
const createResult = (fields: Fields) => call('createResult', { cookie, body: form({ ...race, ...fields }) });
const en = (title: string) => JSON.stringify({ en: { title } });
const textOf = async (path: string) => (await openPage(path)).html;

afterEach(async () => {
  for (const { id } of (await call('listAdminNews', { cookie })).body)
    await call('deleteNews', { cookie, parameters: { id } });
  for (const { id } of (await call('listAdminResults', { cookie })).body)
    await call('deleteResult', { cookie, parameters: { id } });
});
afterAll(() => removeProducts(cookie, ENGINE));

it('former addresses of a news item redirect to the current one in each language', async () => {
  const { id } = await createNews({ translations: en('Page of a test') });
  const title = 'Pagina nuova';
  await call('updateNews', { cookie, parameters: { id }, body: form({ ...news, title }) });
  for (const [path, location] of [
    ['/news/pagina-di-prova', '/news/pagina-nuova'],
    ['/en/news/pagina-nuova', '/en/news/page-of-a-test'],
  ] as const)
    expect(await openPage(path)).toMatchObject({ status: 301, location });
  expect(await statusOf('/en/news/page-of-a-test')).toBe(200);
});

it('the news page shows the newest three items, each with its own page; a draft has none', async () => {
  for (const day of [1, 2, 3, 4]) await createNews({ title: `Notizia numero ${day}`, date: `2024-01-0${day}` });
  const { slug } = await createNews({ title: 'Bozza', status: 'draft' });
  const html = await textOf('/news');
  expect([1, 2, 3, 4].filter((day) => html.includes(`/news/notizia-numero-${day}"`))).toEqual([2, 3, 4]);
  const page = await textOf('/news/notizia-numero-2');
  for (const part of ['<p>Prima riga.</p>', 'notizia-numero-1"', 'notizia-numero-3"', '"NewsArticle"', 'og:title'])
    expect(page).toContain(part);
  expect(await statusOf(`/news/${slug}`)).toBe(404);
});

it('a season has a page while it has results, and 2025 lists the seven events until it has some', async () => {
  const title = 'Gara del 2024';
  for (const path of ['/news/2024', '/en/news/2024']) expect(await statusOf(path)).toBe(404);
  await createResult({ title, translations: en('Race of 2024') });
  expect(await textOf('/news/2024')).toContain(title);
  expect(await textOf('/en/news/2024')).toContain('Race of 2024');
  const buggy = 'Campionato del mondo IFMAR 1:8 E-Buggy';
  for (const path of ['/news', '/news/2025']) expect(await textOf(path)).toContain(buggy);
  await createResult({ date: '2025-03-01', title: 'Gara del 2025' });
  const html = await textOf('/news');
  expect([html.includes('Gara del 2025'), html.includes(buggy)]).toEqual([true, false]);
  expect(await textOf('/sitemap.xml')).toContain('/news/2024');
});

it('only a win of an engine of the catalogue stands in the gold frame', async () => {
  const { id } = await newProduct(cookie, { name: ENGINE });
  const own = { winner: 'Matteo Ravelli', engines: JSON.stringify([id]) };
  await createResult({ ...own, date: '2024-10-05' });
  await createResult({ winner: 'Davide Pezzotti', date: '2023-10-05' });
  const frameIn = async (path: string) => /<div ([^>]*)><h4>([^<]+)/.exec(await textOf(path))?.slice(1);
  const [gold, neutral] = [expect.stringContaining('data-ours'), expect.not.stringContaining('data-ours')];
  expect(await frameIn('/news/2024')).toEqual([gold, 'Vittoria']);
  expect(await frameIn('/en/news/2024')).toEqual([gold, 'Win']);
  expect(await frameIn('/news/2023')).toEqual([neutral, 'Ha vinto']);
  expect(await frameIn('/en/news/2023')).toEqual([neutral, 'Winner']);
  expect(await frameIn('/news/2025')).toEqual([neutral, 'Ha vinto']);
});

it('the news page names the wins of the house first, world titles before others; a season sets other results apart', async () => {
  const { id } = await newProduct(cookie, { name: ENGINE, category: 'motori' });
  const engines = JSON.stringify([id]);
  await createResult({ title: 'Trofeo vinto', date: '2024-06-02', winner: 'Ada', engines });
  await createResult({ title: 'Mondiale vinto', date: '2023-06-02', winner: 'Ida', scope: 'world', engines });
  await createResult({ title: 'Mondiale di altri', date: '2024-06-03', winner: 'Ugo', scope: 'world' });
  const order = (html: string, ...titles: string[]) => titles.map((title) => html.indexOf(`>${title}<`));
  const news = await textOf('/news');
  const places = order(news, 'Le nostre vittorie', 'Mondiale vinto', 'Trofeo vinto', 'Campionati del mondo');
  expect(places).toEqual(places.filter((place) => place > 0).sort((a, b) => a - b));
  expect(news).not.toContain('Mondiale di altri');
  const season = order(await textOf('/news/2024'), 'Trofeo vinto', 'Altre gare della stagione', 'Mondiale di altri');
  expect(season).toEqual(season.filter((place) => place > 0).sort((a, b) => a - b));
  await removeProducts(cookie, ENGINE);
});

it('the homepage names an engine with its last win while the engine is visible', async () => {
  const { id, slug } = await newProduct(cookie, { name: ENGINE });
  await createResult({ engines: JSON.stringify([id]), winner: 'Matteo Ravelli' });
  const link = `href="/prodotti/${slug}"`;
  expect(await textOf('/')).toContain(link);
  await saveProduct(id, { name: ENGINE, status: 'hidden' });
  expect(await textOf('/')).not.toContain(link);
});
