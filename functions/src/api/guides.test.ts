import type { Guide } from '@rombo/shared/collections/guides';
import type { ListedGuide } from '@rombo/shared/collections/listed';
import { afterEach, describe, expect, it } from 'vitest';
import { newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { form, pdf, picture, png, sheet } from '../../test/forms.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';
import { itemsUnder } from '../../test/table.ts';

const blocks: Guide['blocks'] = [
  { type: 'heading', text: 'Prima del primo serbatoio' },
  { type: 'paragraph', text: 'Il motore <b>nuovo</b> è stretto in alto.' },
  { type: 'list', items: ['Candela media', 'Miscela al 25%'] },
  { type: 'steps', items: ['Scalda il motore', 'Fai tre serbatoi al minimo'] },
  { type: 'table', head: ['Serbatoio', ''], rows: [['1', 'al minimo']] },
];
const guide = { title: 'Rodaggio', summary: 'Otto serbatoi, e il motore dura.', blocks: JSON.stringify(blocks) };
type Fields = Parameters<typeof form>[0];
const create = (fields: Fields = {}) => call('createGuide', { cookie, body: form({ ...guide, ...fields }) });
const update = (id: string, fields: Fields) =>
  call('updateGuide', { cookie, parameters: { id }, body: form({ ...guide, blocks: undefined, ...fields }) });
const listed = async (): Promise<ListedGuide[]> => (await call('listGuides')).body;
const adminTitles = async () => (await call('listAdminGuides', { cookie })).body.map(({ title }: ListedGuide) => title);

const text = 'x'.repeat(2001);
const table = (head: string[], ...rows: string[][]) => JSON.stringify([{ type: 'table', head, rows }]);
const paragraphs = (count: number, length = 1) =>
  JSON.stringify(Array(count).fill({ type: 'paragraph', text: 'è'.repeat(length) }));

afterEach(async () => {
  for (const { id } of (await call('listAdminGuides', { cookie })).body)
    await call('deleteGuide', { cookie, parameters: { id } });
});

describe('POST /api/guides', () => {
  it('creates a guide with blocks as plain text, and slugs from its titles', async () => {
    const translations = { en: { title: 'Running in', blocks: [{ type: 'list', items: ['Medium plug'] }] } };
    const { status, body } = await create({ translations: JSON.stringify(translations) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...guide, blocks, translations, slug: 'rodaggio', slugEn: 'running-in', version: 1 });
    expect(body).toMatchObject({ status: 'visible', picture: null, sheet: null, engines: [] });
    expect((await create()).body.slug).toBe('rodaggio-2');
  });

  it('accepts as many blocks, columns and rows as its limits', async () => {
    const row = Array(8).fill('x'.repeat(300));
    const wide = { type: 'table', head: row, rows: Array(60).fill(row) };
    expect((await create({ blocks: paragraphs(80) })).body.blocks).toHaveLength(80);
    expect((await create({ blocks: JSON.stringify([wide]) })).body.blocks[0].rows).toHaveLength(60);
  });

  it.each([
    ['title', { title: '' }],
    ['summary', { summary: 'x'.repeat(301) }],
    ['blocks', { blocks: paragraphs(81) }],
    ['blocks', { blocks: paragraphs(80, 2000) }],
    ['blocks.0.text', { blocks: JSON.stringify([{ type: 'heading', text }]) }],
    ['blocks.0.text', { blocks: JSON.stringify([{ type: 'paragraph', text: ' ' }]) }],
    ['blocks.0.html', { blocks: JSON.stringify([{ type: 'paragraph', text: 'a', html: '<b>' }]) }],
    ['blocks.1.type', { blocks: JSON.stringify([...blocks.slice(0, 1), { type: 'html', text: '<b>' }]) }],
    ['blocks.0.items', { blocks: JSON.stringify([{ type: 'steps', items: Array(41).fill('a') }]) }],
    ['blocks.0.rows', { blocks: table(['a', 'b'], ['1', '2'], ['1']) }],
    ['blocks.0.rows', { blocks: table(['a'], ...Array(61).fill(['1'])) }],
    ['engines.0', { engines: JSON.stringify([crypto.randomUUID()]) }],
    ['engines', { engines: JSON.stringify(Array.from(Array(21), () => crypto.randomUUID())) }],
    ['sheet', { sheet: 'altrove.pdf' }],
    ['status', { status: 'secret' }],
    ['translations.en.blocks.0.text', { translations: '{"en":{"blocks":[{"type":"heading","text":""}]}}' }],
    ['author', { author: 'Chiara' }],
  ])('refuses an invalid %s (%#)', async (path, fields) => {
    expect(await create(fields)).toMatchObject(invalid(path));
  });

  it('refuses a table with more than eight columns', async () => {
    const { body } = await create({ blocks: table(Array(9).fill('a'), Array(9).fill('1')) });
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['blocks.0.head', 'blocks.0.rows.0']);
  });

  it('refuses a part that is no engine', async () => {
    const part = await newProduct(cookie, { name: 'Pezzo delle guide', category: 'ricambi' });
    expect(await create({ engines: JSON.stringify([part.id]) })).toMatchObject(invalid('engines.0'));
    await removeProducts(cookie, 'Pezzo delle guide');
  });
});

it('PUT /api/guides/{id} keeps what it omits, and removes what is blank', async () => {
  const image = png(await picture('png'));
  const made = await create({ image, sheet: sheet(pdf()), status: 'draft', publishAt: '2099-01-01T10:00Z' });
  const { id, picture: stored, sheet: address } = made.body;
  expect((await fetchMedia(address)).headers.get('content-disposition')).toContain('rodaggio.pdf');
  expect((await itemsUnder('PUBLICATION')).find(({ sk }) => sk.endsWith(id))).toMatchObject({ kind: 'guide' });
  const kept = (await update(id, {})).body;
  expect(kept).toMatchObject({ blocks, status: 'draft', picture: stored, sheet: address });
  const blank = await update(id, { blocks: '', image: '', sheet: '', status: 'visible' });
  expect(blank.body).toMatchObject({ blocks: [], picture: null, sheet: null, status: 'visible' });
  expect((await fetchMedia(address)).status).not.toBe(200);
  expect((await update(id, { title: 'Rodaggio del .21' })).body.slug).toBe('rodaggio-del-21');
  expect((await create()).body.slug).toBe('rodaggio-2');
});

it('GET /api/guides lists visible guides with their visible engines', async () => {
  const engine = await newProduct(cookie, { name: 'Motore delle guide' });
  await create({ engines: JSON.stringify([engine.id]) });
  await create({ title: 'Bozza', status: 'draft' });
  expect(await listed()).toMatchObject([{ title: 'Rodaggio', engines: [engine.id], products: [{ id: engine.id }] }]);
  await saveProduct(engine.id, { name: 'Motore delle guide', status: 'hidden' });
  expect(await listed()).toMatchObject([{ engines: [], products: [] }]);
  await removeProducts(cookie, 'Motore delle guide');
});

it('GET /api/guides names the products whose codes are in the texts, also at the start of a line', async () => {
  const name = 'Pezzo delle guide';
  const newPart = (code: string) =>
    newProduct(cookie, { name, category: 'ricambi', technicalSpecs: JSON.stringify({ 'Codice Articolo': code }) });
  const [one, two] = [await newPart('XG-M21-001'), await newPart('XG-M21-002')];
  const text = 'Servono:\nXG-M21-001';
  const translations = JSON.stringify({ en: { blocks: [{ type: 'list', items: ['Use\nXG-M21-002'] }] } });
  await create({ blocks: JSON.stringify([{ type: 'paragraph', text }]), translations });
  const [{ mentions = [] } = expect.fail()] = await listed();
  expect(mentions.map(({ slug }) => slug).sort()).toEqual([one.slug, two.slug].sort());
  await removeProducts(cookie, name);
});

it('PUT /api/admin/guides/order sorts guides, also after they are changed, restored or created', async () => {
  const add = async (title: string) => (await create({ title })).body.id;
  const [a, b, c] = [await add('a'), await add('b'), await add('c')];
  const order = (ids: string[]) => call('orderGuides', { cookie, json: { ids } });
  expect(await adminTitles()).toEqual(['a', 'b', 'c']);
  expect(await order([c, a, b])).toMatchObject({ status: 200, body: { ids: [c, a, b] } });
  await update(a, { title: 'A' });
  await add('d');
  expect(await adminTitles()).toEqual(['c', 'A', 'b', 'd']);
  expect((await listed()).map(({ title }) => title)).toEqual(['c', 'A', 'b', 'd']);
  await call('deleteGuide', { cookie, parameters: { id: c } });
  await call('restoreFromTrash', { cookie, parameters: { id: c } });
  await call('restoreGuideVersion', { cookie, parameters: { id: a, version: '1' } });
  expect(await adminTitles()).toEqual(['c', 'a', 'b', 'd']);
  expect(await order([a, crypto.randomUUID()])).toMatchObject(invalid('ids.1'));
});
