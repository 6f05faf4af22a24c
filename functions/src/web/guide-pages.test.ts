import { afterAll, afterEach, expect, it } from 'vitest';
import { newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { form } from '../../test/forms.ts';
import { call, cookie, openPage, statusOf } from '../../test/site.ts';

const ENGINE = 'Motore delle pagine delle guide';

const blocks = [
  { type: 'heading', text: 'Prima' },
  { type: 'paragraph', text: 'Il codice è QX-77-Z9.' },
  { type: 'steps', items: ['Scalda la testa.', 'Avvia.'] },
  { type: 'heading', text: 'Poi' },
  { type: 'list', items: ['Ascolta.'] },
  { type: 'heading', text: 'Figure' },
  { type: 'table', head: ['', 'Giri'], rows: [['Massimo', '3 giri']] },
];
const guide = { title: 'Guida di prova', summary: 'Come si prova.', blocks: JSON.stringify(blocks) };
const create = async (fields: Parameters<typeof form>[0] = {}) =>
  (await call('createGuide', { cookie, body: form({ ...guide, ...fields }) })).body;
const textOf = async (path: string) => (await openPage(path)).html;

afterEach(async () => {
  for (const { id } of (await call('listAdminGuides', { cookie })).body)
    await call('deleteGuide', { cookie, parameters: { id } });
});
afterAll(() => removeProducts(cookie, ENGINE));

it('a guide is rendered as headings with contents, steps, lists and a table in a labelled region', async () => {
  await create();
  const html = await textOf('/guide/guida-di-prova');
  for (const part of ['href="#section-1"', 'id="section-1">Prima</h2>', 'Scalda la testa.', '"HowTo"', 'og:title'])
    expect(html).toContain(part);
  expect(html).toMatch(/role="region" aria-label="Figure"[^>]*>.*<th scope="col">Giri<.*<th scope="row">Massimo</s);
  expect(html).toMatch(/<ol[^>]*><li>Scalda la testa\.<\/li><li>Avvia\.<\/li><\/ol>/);
  expect(await textOf('/sitemap.xml')).toContain('/guide/guida-di-prova');
});

it('a guide without steps is an article, and one with fewer than three headings has no contents', async () => {
  await create({ blocks: JSON.stringify([{ type: 'paragraph', text: 'Breve.' }]) });
  const html = await textOf('/guide/guida-di-prova');
  expect(html).toContain('"Article"');
  expect(html).not.toContain('In questa guida');
});

it('untranslated texts of a guide are marked as Italian on its English page', async () => {
  await create({ translations: JSON.stringify({ en: { title: 'Test guide' } }) });
  const html = await textOf('/en/guides/test-guide');
  expect(html).toContain('<span>Test guide</span>');
  expect(html).toContain('<p lang="it">Come si prova.</p>');
  expect(html).toMatch(/<div [^>]*lang="it"[^>]*><section/);
});

it('former addresses of a guide redirect to the current one, and a draft has no page', async () => {
  const { id } = await create({ translations: JSON.stringify({ en: { title: 'Test guide' } }) });
  await call('updateGuide', { cookie, parameters: { id }, body: form({ ...guide, title: 'Guida nuova' }) });
  for (const [path, location] of [
    ['/guide/guida-di-prova', '/guide/guida-nuova'],
    ['/en/guides/guida-nuova', '/en/guides/test-guide'],
  ] as const)
    expect(await openPage(path)).toMatchObject({ status: 301, location });
  const draft = await create({ title: 'Bozza', status: 'draft' });
  expect(await statusOf(`/guide/${draft.slug}`)).toBe(404);
  const list = await textOf('/guide');
  expect([list.includes('Guida nuova'), list.includes('Bozza')]).toEqual([true, false]);
});

it('an engine and its guides link each other while it is visible', async () => {
  const { id, slug } = await newProduct(cookie, { name: ENGINE });
  const page = `/guide/${(await create({ engines: JSON.stringify([id]) })).slug}`;
  expect(await textOf(`/prodotti/${slug}`)).toContain(`href="${page}"`);
  const link = `href="/prodotti/${slug}"`;
  expect(await textOf(page)).toContain(link);
  await saveProduct(id, { name: ENGINE, status: 'hidden' });
  expect(await textOf(page)).not.toContain(link);
});
