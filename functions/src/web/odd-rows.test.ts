import { randomUUID } from 'node:crypto';
import { defaultTemplates } from '@rombo/shared/collections/reply-templates';
import { settingKeys } from '@rombo/shared/collections/setting';
import { fromKeys, keysOf, omit, pick } from '@rombo/shared/contract/keys-of';
import { type PageName, pages, renderedFiles } from '@rombo/shared/contract/pages';
import { type RouteName, routePaths } from '@rombo/shared/contract/routes';
import { visitLists } from '@rombo/shared/contract/visits';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newProduct, newSlide } from '../../test/entities.ts';
import { form, picture, png } from '../../test/forms.ts';
import { type Item, openTable } from '../../test/open-table.ts';
import { call, cookie, send, site } from '../../test/site.ts';
import { keysUnder, removeObjects } from '../../test/stores.ts';
import { catalogueIndex, indexed, keys, partitions } from '../data/keys.ts';

// A test reads some 400 pages and lists.
vi.setConfig({ testTimeout: 240_000 });

const { endpoint, name } = site.table;
const region = process.env.AWS_REGION ?? 'eu-south-1';
const table = openTable({ endpoint, name, region, credentials: site.credentials });

const createdAt = '2025-01-01T00:00:00.000Z';
const distantTime = '2099-01-01T10:00:00.000Z';

const drawing = JSON.stringify({
  points: [
    { x: 0, y: 1, label: 'Vite' },
    { x: 1, y: 1, code: 'ST-1' },
  ],
});

/** Stores an item in every partition, through the API as far as it writes them. */
async function fill(): Promise<void> {
  const image = png(await picture('png'));
  const sent = async (name: RouteName, options: object) => {
    const answer = await call(name, { cookie, ...options } as Parameters<typeof call>[1]);
    if (answer.status >= 400) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const engine = await newProduct(cookie, {
    name: 'Strano',
    subcategory: '3.5cc',
    images: image,
    price: '12,5',
    availability: 'sold_out',
    backOn: '2099-01-01',
    technicalSpecs: JSON.stringify({ 'Codice Articolo': 'ST-1', Peso: '12 g' }),
    alsoKnownAs: '["Bizzarro"]',
    translations: JSON.stringify({ en: { name: 'Odd' } }),
    powerCurve: JSON.stringify([10_000, 20_000].map((rpm) => ({ rpm, kW: 0.5 }))),
  });
  const fits = JSON.stringify([engine.id]);
  await newProduct(cookie, {
    name: 'Biella strana',
    category: 'ricambi',
    partType: 'conrod',
    fits,
    explodedView: drawing,
    explodedViewImage: image,
    technicalSpecs: JSON.stringify({ 'Codice Articolo': 'ST-2' }),
  });
  const [draft, gone] = [
    await newProduct(cookie, { status: 'draft', publishAt: distantTime }),
    await newProduct(cookie),
  ];
  await sent('deleteProduct', { parameters: gone });
  await sent('createPreview', { parameters: draft });
  await sent('orderProducts', { json: { category: 'motori', ids: [engine.id] } });
  const slide = await newSlide(cookie, image, { headline: 'Strano', product: engine.id });
  await sent('orderSlides', { json: { ids: [slide.id] } });
  const dealer = { name: 'Strano', city: 'Torino', country: 'IT', lat: 45, lng: 7, email: 'a@example.org' };
  const result = { title: 'Strana', date: '2025-01-01', scope: 'other', category: 'nitro', engines: fits, image };
  const news = { title: 'Strana', date: '2025-01-01', text: 'Ciao', product: engine.id, image };
  const guide = { title: 'Strana', summary: 'x', blocks: '[{"type":"paragraph","text":"Ciao"}]', engines: fits, image };
  const made = {
    dealer: await sent('createDealer', { json: dealer }),
    result: await sent('createResult', { body: form(result) }),
    news: await sent('createNews', { body: form(news) }),
    guide: await sent('createGuide', { body: form(guide) }),
  };
  await sent('updateProduct', {
    parameters: engine,
    body: form({ name: 'Strano', description: 'Ciao', category: 'motori' }),
  });
  await sent('updateSlide', { parameters: slide, body: form({ title: 'Strana', order: '1' }) });
  await sent('updateDealer', { parameters: made.dealer, json: { ...dealer, city: 'Roma' } });
  await sent('updateResult', { parameters: made.result, body: form({ ...result, title: 'Altra' }) });
  await sent('updateNews', { parameters: made.news, body: form({ ...news, title: 'Altra' }) });
  await sent('updateGuide', { parameters: made.guide, body: form({ ...guide, title: 'Altra' }) });
  const contact = { firstName: 'Da', lastName: 'Ste', email: 'd@example.org', subject: 'Altro', message: 'Ciao' };
  const at = createdAt;
  const day = createdAt.slice(0, 10);
  const visits = fromKeys(visitLists, () => ({ named: { home: 1 }, others: 0 }));
  await table.put(
    { pk: partitions.contacts, sk: randomUUID(), ...contact, phone: null, createdAt, id: randomUUID() },
    ...settingKeys.map((key) => ({ pk: partitions.settings, sk: key, key, value: '', updatedAt: createdAt })),
    { pk: partitions.settings, sk: 'company', id: 'company', version: 1, createdAt, phone: '1', answerDays: 1 },
    { pk: partitions.companyVersions, sk: 'company#000000001', files: [], item: { pk: '', sk: '', version: 1 } },
    { pk: partitions.replyTemplates, sk: 'all', ...defaultTemplates },
    { pk: partitions.hiddenFiles, sk: 'last', at },
    { ...keys.passwordReset(randomUUID()), username: 'admin', ttl: 4e9 },
    { pk: partitions.usage, sk: 'storage', files: 1, bytes: 1, at },
    { pk: partitions.usage, sk: 'archive', at },
    { pk: partitions.usage, sk: 'restorable', at },
    { pk: partitions.usage, sk: 'cost', amount: 1, currency: 'USD', at },
    { pk: partitions.usage, sk: 'hidden', keys: [], at },
    { pk: partitions.idempotency, sk: 'product#strano', id: randomUUID(), createdAt, hash: '', done: false },
    { pk: `${partitions.throttles}#login#strano`, sk: '0', ids: new Set(['a']) },
    { ...keys.cardsComplete(), ...indexed({}) },
    { ...keys.visits(day), day, views: 1, ...visits },
  );
}

/** Values that no release has stored, but that a manual change or a damaged backup may have. Undefined removes an attribute. */
const oddValues = { 'the number 7': 7, 'a blank text': '', null: null, 'a list': [''], nothing: undefined };

/** The test's session and its user must stay as they are. */
const isInUse = ({ pk }: Item) => pk === partitions.sessions || pk === partitions.users;

/** Attributes that may have any value: DynamoDB refuses keys of other types. */
const attributesOf = (item: Item) => Object.keys(omit(item, 'pk', 'sk', catalogueIndex.key));

const allOdd = (item: Item, value: unknown): Item => ({
  ...Object.fromEntries(attributesOf(item).map((name) => [name, value])),
  ...pick(item, 'pk', catalogueIndex.key),
  sk: isInUse(item) ? randomUUID() : item.sk,
});

/** Copies of the items under keys of their own, each with one odd attribute: one copy for each attribute of a partition. */
function oneOddEach(items: readonly Item[], value: unknown): Item[] {
  const done = new Set<string>();
  return items.flatMap((item) => {
    const wanted = attributesOf(item).filter((name) => !done.has(`${item.pk} ${name}`));
    for (const name of wanted) done.add(`${item.pk} ${name}`);
    return wanted.map((name) => {
      const id = randomUUID();
      const isEntity = item.id === item.sk;
      const own = { ...(isEntity && { id }), ...('slug' in item && { slug: id }) };
      const nested = item.item ? { item: { ...(item.item as object), sk: id } } : {};
      return { ...item, ...own, ...nested, [name]: value, pk: item.pk, sk: isEntity ? id : `${item.sk}~${name}` };
    });
  });
}

/** Addresses of items: those of products and news by slug or id, others by id. */
const pathsOf = (path: string, items: readonly Item[]): string[] => {
  const ofNews = path.includes('/news/');
  const isPage = !path.startsWith('/api/');
  const [kind] = /(?<=\/)(?:products|slides|dealers|results|news|trash)(?=\/)/.exec(path) ?? ['products'];
  const partition = partitions[kind as keyof typeof partitions];
  const [slugs, entities] = ofNews ? [partitions.newsSlugs, partitions.news] : [partitions.productSlugs, partition];
  const named = items.filter(({ pk }) => pk === entities || (isPage && pk === slugs));
  return named.map(({ sk }) => path.replace(/\{(slug|id)\}/, encodeURIComponent(sk)));
};

const queries: Partial<Record<PageName, string[]>> = {
  products: ['', '?q=strano', '?fits=strano', '?sort=price', '?category=motori&subcategory=3.5cc'],
  compare: ['', '?p=strano,biella-strana'],
};

/** The panel is a static file. */
const renderedPages = keysOf(pages).filter((page) => page !== 'admin');

/** Every address that lists items or shows one. */
const readPaths = [
  ...renderedFiles,
  ...renderedPages.flatMap((page) =>
    languageCodes.flatMap((language) => (queries[page] ?? ['']).map((one) => localized(language, pages[page]) + one)),
  ),
  ...keysOf(routePaths).flatMap((name) => {
    const [method, path] = routePaths[name];
    return method === 'GET' ? [path] : [];
  }),
];

const addressesOf = (items: readonly Item[]): string[] =>
  readPaths.flatMap((path) => {
    if (path.includes('{year}')) return [path.replace('{year}', '2025')];
    if (path.includes('{key}')) return settingKeys.map((key) => path.replace('{key}', key));
    return path.includes('{') ? pathsOf(path, items) : [path];
  });

const isPage = (address: string) => !address.startsWith('/api/') && !renderedFiles.some((file) => file === address);

/** Returns the addresses that fail with an internal error. A page that could not be rendered is a file without data. */
async function failuresOf(addresses: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  const left = [...new Set(addresses)];
  const ask = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) await check(address);
  };
  const check = async (address: string) => {
    const response = await send(address, { headers: address.startsWith('/api/') ? { cookie } : {} });
    const text = await response.text();
    const isRendered = !isPage(address) || response.status === 301 || text.includes('id="state"');
    if (response.status >= 500 || !isRendered) failed.push(`${response.status} ${address}`);
  };
  await Promise.all(Array.from({ length: 4 }, ask));
  return failed;
}

let before: Item[] = [];
let filled: Item[] = [];
let objects: string[] = [];

async function restore(items: readonly Item[]): Promise<void> {
  const kept = new Set(items.map(({ pk, sk }) => `${pk} ${sk}`));
  await table.remove(...(await table.items()).filter(({ pk, sk }) => !kept.has(`${pk} ${sk}`)));
  await table.put(...items);
}

beforeAll(async () => {
  before = await table.items();
  objects = await keysUnder('');
  await fill();
  filled = await table.items();
});

afterAll(async () => {
  await restore(before);
  const added = (await keysUnder('')).filter((key) => !objects.includes(key));
  await removeObjects(added);
});

it('every partition has an item to make odd', () => {
  const isFilled = (partition: string) => filled.some(({ pk }) => pk === partition || pk.startsWith(`${partition}#`));
  expect(Object.values(partitions).filter((partition) => !isFilled(partition))).toEqual([]);
});

describe.each(keysOf(oddValues))('with %s', (name) => {
  const value = oddValues[name];

  it.each([
    ['every attribute', () => filled.map((item) => allOdd(item, value))],
    ['one attribute', () => oneOddEach(filled, value)],
  ])('in %s of rows of each partition, no page and no list fails', async (_, rowsOf) => {
    const odd = rowsOf();
    await table.put(...odd);
    try {
      const ofCopies = addressesOf(odd).filter((address) => isPage(address) && !address.startsWith('/en/'));
      expect(await failuresOf([...addressesOf(filled), ...ofCopies])).toEqual([]);
    } finally {
      await restore(filled);
    }
  });
});

/** Texts that no form sends, but that an older release, a restored backup or a manual change may have stored. */
const oddTexts = [
  'https://www.negozio.it:808O',
  'javascript:alert(1)',
  '%E0%A4%A',
  '\u0000',
  '<!--<script>',
  '__proto__',
  ' ',
  'x'.repeat(5000),
  '9'.repeat(400),
];
const textFields = new Set(
  ['name', 'title', 'headline', 'description', 'text', 'alt', 'it', 'en', 'image', 'images', 'imageUrl', 'url'].concat(
    ['technicalSheetUrl', 'technicalSheetEnUrl', 'alsoKnownAs', 'label', 'code', 'value', 'address', 'city', 'country'],
    ['phone', 'email', 'site', 'note'],
  ),
);
const oddNumbers: Record<string, number> = {
  order: -Number.MAX_SAFE_INTEGER,
  lat: Number.MAX_SAFE_INTEGER,
  lng: 1e-128,
  rpm: Number.MAX_SAFE_INTEGER,
  kW: 1e-128,
};
const shownPartitions = [
  ...[partitions.products, partitions.slides, partitions.dealers, partitions.results, partitions.news],
  partitions.settings,
];

/** Replaces the texts of an item that visitors see, and its numbers. The item can still be read. */
function withOddTexts(value: unknown, text: string, name = ''): unknown {
  // Longer translations than the limit make a product unreadable.
  if (name === 'translations') return value;
  if (name === 'createdAt') return '2025-02-31T23:59:59.000Z';
  if (name === 'technicalSpecs' && Array.isArray(value))
    return ['Codice Articolo', text, 'constructor'].map((label) => [label, text]);
  if (typeof value === 'string') return name === 'name' ? `Strano ${text}` : textFields.has(name) ? text : value;
  if (typeof value === 'number') return oddNumbers[name] ?? value;
  if (Array.isArray(value)) return value.map((part) => withOddTexts(part, text, name));
  if (Object(value) !== value) return value;
  return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, withOddTexts(part, text, key)]));
}

it.each(oddTexts)('with %j in each text, pages show the items, and no list fails', async (text) => {
  const shown = filled.filter(({ pk }) => shownPartitions.some((partition) => partition === pk));
  await table.put(...shown.map((item) => withOddTexts(item, text) as Item));
  try {
    const lists = ['/api/products', '/api/dealers', '/api/products/search', '/api/slides/active', '/sitemap.xml'];
    expect(
      await failuresOf([
        ...addressesOf(filled).filter((address) => isPage(address) && !address.startsWith('/en/')),
        ...lists,
      ]),
    ).toEqual([]);
    for (const page of ['/prodotti', '/en/products', '/prodotti/strano', '/en/products/odd', '/rivenditori'])
      expect(await (await send(page)).text(), page).toContain('Strano');
  } finally {
    await restore(filled);
  }
});
