import { CloudWatchLogsClient, type FilterLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs';
import { type VisitList, type VisitSums, visitLists } from '@rombo/shared/contract/visits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handler } from './count-visits.ts';

const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
vi.mock('../data/table.ts', () => ({
  putIf: async (item: { sk: string; views: number }) => {
    const before = stored.get(item.sk);
    if (before && Number(before.views) > item.views) return false;
    stored.set(item.sk, structuredClone(item));
    return true;
  },
}));
const engine = {
  nameEn: '',
  code: '',
  category: 'motori',
  aliases: '',
  words: '',
  description: '',
  technicalSpecs: {},
};
const products = ['tuono', 'saetta', 'bora'].map((name, at) => {
  const id = `3f2504e0-4f89-41d3-9a0c-0305e82c330${at}`;
  return { ...engine, id, name: `Motore ${name} .21`, slug: `${name}-21`, slugEn: at === 1 ? null : `${name}-engine` };
});
vi.mock('../data/catalogue.ts', () => ({ readCatalogue: async () => products }));

const send = vi.spyOn(CloudWatchLogsClient.prototype, 'send') as unknown as ReturnType<typeof vi.fn>;
const PAGE = 100;

/** The log answers in pages, some of which are empty. */
function logHas(lines: readonly object[]) {
  send.mockImplementation(async ({ input }: FilterLogEventsCommand) => {
    const at = Number(input.nextToken ?? 0);
    const events = at % 2 ? lines.slice((PAGE * (at - 1)) / 2, (PAGE * (at + 1)) / 2) : [];
    const isLast = (PAGE * (at + 1)) / 2 >= lines.length;
    const messages = events.map((line) => ({ message: typeof line === 'string' ? line : JSON.stringify(line) }));
    return { events: messages, ...(!isLast && { nextToken: String(at + 1) }) };
  });
}

const dayAt = (at: number): string => `2026-11-${16 + at}`;
const runAfter = (day: string) => vi.setSystemTime(`${day}T02:30:00Z`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('EDGE_LOG', '/aws/vendedlogs/rombo-edge');
  vi.stubEnv('TABLE_NAME', 'table');
  stored.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const BROWSER = 'Mozilla/5.0%20(X11;%20Linux%20x86_64;%20rv:140.0)%20Gecko/20100101%20Firefox/140.0';
type Truth = Record<VisitList, Map<string, number>>;

/** Makes up the log of a day from what visitors did, and counts that without reading the log. */
function makeUp(day: string, seed: number) {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
  const one = <T>(of: readonly T[]): T => of[random(of.length)] as T;
  const truth = Object.fromEntries(visitLists.map((list) => [list, new Map()])) as Truth;
  const add = (list: VisitList, name: string) => truth[list].set(name, (truth[list].get(name) ?? 0) + 1);
  const lines: object[] = [];
  const write = (minute: number, address: string, fields: object = {}) => {
    const [stem, query = '-'] = address.split('?');
    const time = new Date(minute * 60_000 + random(60) * 1000).toISOString().slice(11, 19);
    const request = { 'cs-method': 'GET', 'cs-uri-stem': stem, 'cs-uri-query': query, 'sc-status': '200' };
    const visitor = { 'cs(Referer)': '-', 'cs(User-Agent)': BROWSER, 'c-country': 'IT', 'c-ip': '203.0.113.7' };
    lines.push({ date: day, time, ...request, ...visitor, 'x-host-header': 'www.rombo.it', ...fields });
  };
  const places = [
    { address: '/', page: 'home', language: 'it' },
    { address: '/en/company', page: 'company', language: 'en' },
    { address: '/guide/rodaggio', page: 'guide', language: 'it' },
    { address: '/prodotti?q=Cilindro%20%20Oro', page: 'products', language: 'it', words: 'cilindro oro', isVain: true },
    { address: '/en/products?q=Motore+%26+tuono', page: 'products', language: 'en', words: 'motore & tuono' },
    { address: '/prodotti?q=mario.rossi%40example.com', page: 'products', language: 'it' },
    ...products.map(({ id, slug }) => ({ address: `/prodotti/${slug}`, page: 'product', language: 'it', id })),
  ] as { address: string; page: string; language: string; words?: string; isVain?: boolean; id?: string }[];
  const view = ({ page, language, words, isVain, id }: (typeof places)[number], country: string) => {
    add('pages', page);
    add('languages', language);
    add('countries', country);
    if (id) add('products', id);
    if (words) add('searches', words);
    if (isVain) add('emptySearches', words ?? '');
  };
  const sites = ['https://www.google.com/', 'https://forum.example.de/thread?user=mario'];
  for (let at = 0; at < 120; at += 1) {
    const place = one(places);
    const country = one(['IT', 'DE', 'SM']);
    const minute = random(1400);
    const referer = one(['-', '-', ...sites, 'https://www.rombo.it/prodotti/mario-rossi']);
    if (sites.includes(referer)) add('referrers', new URL(referer).host);
    write(minute, place.address, { 'c-country': country, 'cs(Referer)': referer });
    view(place, country);
    for (const file of ['/assets/a.js', '/media/x/320.avif'].slice(0, random(3)))
      write(minute, file, { 'cs(Referer)': `https://www.rombo.it${place.address}`, 'c-country': country });
  }
  // Views inside the site, in another country: a visitor every half an hour on a page.
  for (const place of places) {
    for (let slot = 0; slot < random(12); slot += 1) {
      view(place, 'CH');
      for (let request = 0; request <= random(4); request += 1)
        write(slot * 30 + request * 3, '/api/products', {
          'cs(Referer)': `https://www.rombo.it${place.address.replaceAll('%', '%25')}`,
          'c-country': 'CH',
        });
    }
  }
  for (let at = 0; at < random(9); at += 1) {
    write(random(1400), `/media/products/${products[0]?.id}/a.pdf`);
    add('downloads', products[0]?.id ?? '');
  }
  const noise: [string, object][] = [
    ['/', { 'cs(User-Agent)': 'Mozilla/5.0%20(compatible;%20AhrefsBot/7.0;%20+http://ahrefs.com/robot/)' }],
    ['/prodotti/tuono-21', { 'cs(User-Agent)': 'python-requests/2.32' }],
    ['/.env', { 'sc-status': '404' }],
    ['/azienda/', { 'sc-status': '301' }],
    ['/', { 'cs-method': 'POST', 'sc-status': '405' }],
    ['/admin/prodotti', {}],
    ['/%E0%A4%A', { 'sc-status': '400' }],
    [`/prodotti?q=${'z'.repeat(2048)}`, { 'sc-status': '503' }],
    ['/', { 'x-host-header': 'd1.cloudfront.net', 'sc-status': '301' }],
    ['/media/x.jpg', { 'cs(Referer)': `https://${'a'.repeat(5000)}/prodotti` }],
  ];
  for (let at = 0; at < 60; at += 1) write(random(1400), ...one(noise));
  return { lines, truth };
}

function merged(sums: Map<string, number>): VisitSums {
  const named = [...sums].filter(([, sum]) => sum >= 3);
  const others = [...sums.values()].filter((sum) => sum < 3).reduce((total, sum) => total + sum, 0);
  return { named: Object.fromEntries(named), others };
}

const week = Array.from({ length: 7 }, (_, at) => makeUp(dayAt(at), at + 1));
const all = [...week.flatMap(({ lines }) => lines), '{"date":', '{"date":"2026-11-16"}', '[]'] as object[];

it('counts a made-up week as what visitors did in it, day by day', async () => {
  logHas(all);
  expect(all.length).toBeGreaterThan(1500);
  for (let at = 0; at < 7; at += 1) {
    runAfter(dayAt(at + 1));
    await handler();
  }
  const counted = [...stored.values()].filter(({ sk }) => String(sk) >= dayAt(0));
  expect(counted).toHaveLength(7);
  for (const [at, { truth }] of week.entries()) {
    const item = stored.get(dayAt(at)) ?? {};
    for (const list of visitLists) expect(item[list], `${dayAt(at)} ${list}`).toEqual(merged(truth[list]));
    expect(item.views).toBe([...truth.pages.values()].reduce((total, sum) => total + sum, 0));
  }
});

it('stores nothing of a visitor: no address, agent, referring page, time or personal search', async () => {
  logHas(all);
  runAfter(dayAt(7));
  await handler();
  const bytes = JSON.stringify([...stored.values()]);
  expect(bytes).toContain('cilindro oro');
  expect(bytes).not.toMatch(/203\.0|Mozilla|Firefox|Bot|mario|rossi|thread|user=|\d\d:\d\d|https?:/i);
  expect(new Set([...stored.values()].flatMap(Object.keys))).toEqual(
    new Set(['pk', 'sk', 'day', 'views', 'ttl', ...visitLists]),
  );
});

it('has the same sums when it is repeated, adds late lines, and keeps sums whose lines are gone', async () => {
  const [first = []] = week.map(({ lines }) => lines);
  logHas(first.slice(0, 100));
  runAfter(dayAt(1));
  await handler();
  const early = structuredClone(stored.get(dayAt(0)));
  await handler();
  expect(stored.get(dayAt(0))).toEqual(early);
  logHas(first);
  runAfter(dayAt(2));
  await handler();
  const late = structuredClone(stored.get(dayAt(0)));
  expect(Number(late?.views)).toBeGreaterThan(Number(early?.views));
  logHas([]);
  await handler();
  expect(stored.get(dayAt(0))).toEqual(late);
});

it('reads a day up to the end of the next one, when the last late lines arrive', async () => {
  logHas([]);
  runAfter('2026-11-24');
  await handler();
  expect(send.mock.calls.map(([{ input }]) => [input.startTime, input.endTime])).toEqual([
    [Date.parse('2026-11-22'), Date.parse('2026-11-24')],
    [Date.parse('2026-11-23'), Date.parse('2026-11-25')],
  ]);
});

it('counts a day without lines as zero, keeps days for 400, and includes today on request only', async () => {
  logHas([]);
  runAfter('2026-11-24');
  await handler();
  expect([...stored.keys()]).toEqual(['2026-11-22', '2026-11-23']);
  expect(stored.get('2026-11-23')).toMatchObject({ pk: 'VISITS', views: 0, ttl: Date.parse('2027-12-28') / 1000 });
  await handler({ today: true });
  expect(stored.has('2026-11-24')).toBe(true);
});

it('fails if the log cannot be read, and stores nothing', async () => {
  send.mockRejectedValue(new Error('Access denied'));
  await expect(handler()).rejects.toThrow('Access denied');
  expect(stored.size).toBe(0);
});
