import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { DayVisits, VISIT_DAYS } from '@rombo/shared/contract/visits';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type LogLine, visitsOf } from './visits-of.ts';

const PHONE = 'Mozilla/5.0%20(iPhone;%20CPU%20iPhone%20OS%2018_1%20like%20Mac%20OS%20X)%20AppleWebKit/605.1.15';
const DAY = '2026-11-23';
const id = (at: number) => `3f2504e0-4f89-41d3-9a0c-0305e82c33${String(at).padStart(2, '0')}`;
const [TUONO, SAETTA] = [id(1), id(2)];
const catalogue = {
  products: new Map([
    ['tuono-21', TUONO],
    ['thunder-21', TUONO],
    ['saetta-21', SAETTA],
  ]),
  isEmptySearch: (words: string) => !/candela|tuono/.test(words),
};

const line = (path: string, fields: Partial<LogLine> = {}): LogLine => {
  const [stem = '/', query = '-'] = path.split('?');
  return {
    date: DAY,
    time: '10:00:00',
    'cs-method': 'GET',
    'cs-uri-stem': stem,
    'cs-uri-query': query,
    'sc-status': 200,
    'cs(Referer)': '-',
    'cs(User-Agent)': PHONE,
    'x-host-header': 'www.rombo.it',
    'c-country': 'IT',
    ...fields,
  };
};
const times = (count: number, ...lines: LogLine[]) => Array.from({ length: count }, () => lines).flat();
const at = (minutes: number) => ({ time: new Date(minutes * 60_000).toISOString().slice(11, 19) });
const inside = (page: string, fields: Partial<LogLine> = {}) =>
  line('/media/products/x/y.jpg/320.avif', { 'cs(Referer)': `https://www.rombo.it${page}`, ...fields });
const count = (lines: LogLine[]) => visitsOf(DAY, lines, catalogue);

describe('views', () => {
  it('are documents of pages, also unchanged ones, by page, product, country and language of the address', async () => {
    const visits = await count([
      ...times(3, line('/prodotti/tuono-21'), line('/en/products/thunder-21', { 'c-country': 'GB' })),
      ...times(4, line('/', { 'sc-status': 304 })),
    ]);
    expect(visits).toMatchObject({
      views: 10,
      pages: { named: { product: 6, home: 4 }, others: 0 },
      products: { named: { [TUONO]: 6 } },
      countries: { named: { IT: 7, GB: 3 } },
      languages: { named: { it: 7, en: 3 } },
    });
  });

  it.each([
    [
      'a robot that names itself',
      { 'cs(User-Agent)': 'Mozilla/5.0%20(compatible;%20Googlebot/2.1;%20+http://google.com)' },
    ],
    ['a robot, encoded twice', { 'cs(User-Agent)': 'Mozilla/5.0%2520(compatible;%2520bingbot/2.0)' }],
    ['a program', { 'cs(User-Agent)': 'curl/8.5.0' }],
    ['no agent', { 'cs(User-Agent)': '-' }],
    ['a redirect', { 'sc-status': 301 }],
    ['a missing page', { 'sc-status': 404 }],
    ['an error', { 'sc-status': 503 }],
    ['another method', { 'cs-method': 'HEAD' }],
    ['another day', { date: '2026-11-22' }],
    ['no time', { time: 'tomorrow' }],
    ['the panel', { 'cs-uri-stem': '/admin/prodotti' }],
    ['a script', { 'cs-uri-stem': '/assets/a.js' }],
    ['the API', { 'cs-uri-stem': '/api/products/tuono-21' }],
  ])('leave out %s', async (_, fields) => {
    expect(await count(times(5, line('/prodotti/tuono-21', fields)))).toMatchObject({
      views: 0,
      countries: { named: {} },
    });
  });

  it.each([
    [0, 'Mozilla/5.0'],
    [0, 'Mozilla/5.0 zgrab/0.x'],
    [0, 'Mozilla/5.0 (compatible; GoogleOther)'],
    [0, 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/120 Mobile Safari/537.36 (compatible; GoogleOther)'],
    [0, 'Mozilla/5.0 (compatible; Google-Site-Verification/1.0)'],
    [0, 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)'],
    [0, 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0)'],
    [0, 'Mozilla/5.0 (compatible; Qwantify/2.4w)'],
    [0, 'Mozilla/5.0 (compatible; Barkrowler/0.9)'],
    [0, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Safari/537.36 PTST/240101'],
    [3, 'Mozilla/5.0 (Linux; Android 10; CUBOT X30) Chrome/120'],
    [3, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [3, 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)'],
    [3, 'Mozilla/5.0 (compatible; Konqueror/4.5; Linux) KHTML/4.5 (like Gecko)'],
  ])('are %i of three by %s', async (views, agent) => {
    const lines = times(3, line('/', { 'cs(User-Agent)': encodeURI(agent) }));
    expect((await count(lines)).views).toBe(views);
  });

  it('inside the site are runs of requests that name the page as referrer', async () => {
    const visits = await count([
      line('/prodotti', at(0)),
      // A view of half an hour, and one after a pause.
      ...[1, 1, 2, 9, 18, 27, 40].map((minutes) => inside('/prodotti/tuono-21', at(minutes))),
      // Those of a document, whose time is that of its end.
      ...[3, 4, 5].map((minutes) => inside('/prodotti/saetta-21', at(minutes))),
      ...[4, 4, 14].map((minutes) => line('/prodotti/saetta-21', at(minutes))),
      inside('/prodotti/tuono-21', { 'c-country': 'DE', ...at(2) }),
    ]);
    expect(visits.views).toBe(1 + 2 + 3 + 1);
    expect(visits.products).toEqual({ named: { [TUONO]: 3, [SAETTA]: 3 }, others: 0 });
  });

  it.each([
    ['another host', 'https://www.rombo.example/prodotti/tuono-21'],
    ['a product that is not in the catalogue', 'https://www.rombo.it/prodotti/mario-rossi'],
    ['no page', 'https://www.rombo.it/assets/site.css'],
    ['no address', 'https://[::1/%zz'],
  ])('inside the site are not from a referrer that is %s', async (_, referer) => {
    const lines = [1, 20, 40].map((minutes) => inside('/', { 'cs(Referer)': referer, ...at(minutes) }));
    expect((await count(lines)).views).toBe(0);
  });
});

const search = (q: string, fields: Partial<LogLine> = {}) => line(`/prodotti?q=${q}`, fields);

describe('searches', () => {
  it('are normalized, also if the log encodes them again, and in vain if the catalogue has nothing', async () => {
    const visits = await count([
      search('Candela+%20calda'),
      search('candela%2520calda'),
      search('%20CANDELA%20CALDA', { 'cs-uri-stem': '/en/products' }),
      inside('/prodotti?q=candela%20calda', at(700)),
      ...times(3, search('bil%C3%A0nce')),
      ...times(3, search('RP-M21-P01', { 'sc-status': 302 })),
      ...times(3, line('/azienda?q=tuono')),
      ...times(3, search('x'.repeat(2048))),
      ...times(3, search('%E0%A4%A')),
    ]);
    expect(visits.searches.named).toEqual({ 'candela calda': 4, bilànce: 3, 'rp-m21-p01': 3, ['x'.repeat(60)]: 3 });
    expect(visits.emptySearches.named).not.toHaveProperty('candela calda');
    expect(visits.emptySearches.named).toHaveProperty('bilànce', 3);
  });

  const own = ['mario.rossi%40example.com', '%2B39+333+123+4567', '030/123456-7', 'tel.%200301234567', 'mario@rossi'];
  it.each(own)('drop %s', async (q) => {
    const visits = await count(times(5, search(q), inside(`/prodotti?q=${q}`)));
    expect(JSON.stringify(visits)).not.toMatch(/rossi|\d{3}.?\d{3}|tel/);
    expect(visits).toMatchObject({ views: 10 / 2, searches: { named: {}, others: 0 } });
  });
});

it('referrers are hosts of other sites that link to a page', async () => {
  const from = (referer: string) => times(3, line('/', { 'cs(Referer)': referer }));
  const visits = await count([
    ...from('https://www.google.com/search?q=mario%20rossi'),
    ...from('http://Forum.Example.IT:8080/t/1#%3Cscript%3E'),
    ...from('https://www.rombo.it/prodotti'),
    ...from('http://192.168.1.5/'),
    ...from('https://<img src=x onerror=alert(1)>.it/'),
    ...from('android-app://com.google.android.gm/'),
    ...from('javascript:alert(1)'),
    ...from(`https://${'a'.repeat(63)}.${'b'.repeat(63)}.it/`),
    ...from(`https://site.it/${'x'.repeat(8000)}`),
    ...times(3, line('/assets/a.js', { 'cs(Referer)': 'https://other.it/' })),
  ]);
  expect(visits.referrers).toEqual({ named: { 'www.google.com': 3, 'forum.example.it': 3, 'site.it': 3 }, others: 0 });
});

describe('sums', () => {
  it('below three are others, so that nothing of a single visitor is named', async () => {
    const visits = await count([
      ...times(2, line('/prodotti?q=tuono', { 'c-country': 'SM', 'cs(Referer)': 'https://mario-rossi.it/' })),
      line(`/media/products/${TUONO}/sheet.pdf`),
    ]);
    expect(visits).toEqual({
      day: DAY,
      views: 2,
      pages: { named: {}, others: 2 },
      products: { named: {}, others: 0 },
      countries: { named: {}, others: 2 },
      languages: { named: {}, others: 2 },
      referrers: { named: {}, others: 2 },
      searches: { named: {}, others: 2 },
      emptySearches: { named: {}, others: 0 },
      downloads: { named: {}, others: 1 },
    });
  });

  it('of PDFs are complete downloads, by product or guide', async () => {
    const visits = await count([
      ...times(3, line(`/media/products/${TUONO}/${id(9)}.pdf`), line(`/media/guides/${SAETTA}/${id(8)}.pdf`)),
      ...times(3, line(`/media/products/${SAETTA}/x.pdf`, { 'sc-status': 206 })),
      ...times(3, line(`/media/products/${SAETTA}/x.jpg`), line(`/media/news/${SAETTA}/x.pdf`)),
    ]);
    expect(visits.downloads).toEqual({ named: { [TUONO]: 3, [SAETTA]: 3 }, others: 0 });
  });

  it('of the longest range fit into the 6 MB that a function may return', async () => {
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
    const codes = letters.flatMap((one) => letters.map((other) => one + other));
    const products = new Map(codes.map((code) => [code.toLowerCase(), code.padEnd(36, '-')]));
    const lines = codes.flatMap((code, at) => [
      line(`/en/products/${code.toLowerCase()}`, { 'c-country': code, 'cs(Referer)': `https://${code}.it/` }),
      search('%22'.repeat(at % 60) + code),
      line(`/media/products/${String(at).padStart(36, '0')}/a.pdf`),
    ]);
    const visits = await visitsOf(DAY, times(3, ...lines), { products, isEmptySearch: () => true });
    const returned = JSON.stringify({ body: JSON.stringify(Array.from({ length: VISIT_DAYS }, () => visits)) });
    expect(Buffer.byteLength(returned)).toBeLessThan(6 * 2 ** 20 - 100_000);
    for (const list of ['products', 'countries', 'referrers', 'emptySearches', 'downloads'] as const)
      expect(JSON.stringify(visits[list]).length).toBeGreaterThan(1000);
  });

  it('fit into an item, however many there are: the rest is others', async () => {
    const lines = Array.from({ length: 500 }, (_, at) =>
      times(3 + (at % 7), line(`/prodotti?q=parola%20numero%20${at}`)),
    );
    const visits = await count(lines.flat());
    expect(JSON.stringify(visits.searches).length).toBeLessThan(2100);
    const named = Object.values(visits.searches.named);
    expect(named).toEqual(named.toSorted((one, other) => other - one));
    expect(named.reduce((sum, one) => sum + one, visits.searches.others)).toBe(lines.flat().length);
  });

  it('for names of JavaScript objects are others', async () => {
    const visits = await count(times(3, ...['__proto__', 'constructor', 'prototype', 'tuono'].map((q) => search(q))));
    expect(v.parse(DayVisits, unmarshall(marshall(visits))).searches).toEqual({ named: { tuono: 3 }, others: 9 });
  });

  it('of a day without lines are zero', async () => {
    expect(await count([])).toMatchObject({ views: 0, pages: { named: {}, others: 0 } });
  });
});
