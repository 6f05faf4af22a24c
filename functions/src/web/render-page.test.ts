import { expect, it } from 'vitest';
import { newProduct, removeProducts, removeSlides } from '../../test/entities.ts';
import { call, cookie, openPage as open } from '../../test/site.ts';

const set = (key: string, value: string) => call('saveSetting', { cookie, json: { key, value } });
const nonceOf = (html: string) => /<style nonce="([\w-]+)"/.exec(html)?.[1];
const stateOf = (html: string) => JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const crumbsOf = (html: string) =>
  JSON.parse(/"@type":"BreadcrumbList","itemListElement":(\[.*?\])/.exec(html)?.[1] ?? 'null');

it('a page has its title, heading, structured data and addresses in both languages', async () => {
  const { status, headers, html } = await open('/en/company');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).toContain('<html lang="en">');
  expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Our company | ROMBO POWER</title>']);
  expect(html).toMatch(/<h1[^>]*>Our company<\/h1>/);
  expect(html).toMatch(/<link rel="alternate" hrefLang="it" href="http:\/\/localhost:\d+\/azienda"\/>/);
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/en\/company"\/>/);
  expect(crumbsOf(html)).toMatchObject([
    { position: 1, name: 'Home', item: expect.stringMatching(/\/en$/) },
    { position: 2, name: 'Our company', item: expect.stringMatching(/\/en\/company$/) },
  ]);
});

it('the breadcrumbs of a season lead over the news, as on the page', async () => {
  const { html } = await open('/en/news/2025');
  expect(html.match(/BreadcrumbList/g)).toHaveLength(1);
  expect(crumbsOf(html)).toMatchObject([
    { name: 'Home' },
    { position: 2, name: 'News', item: expect.stringMatching(/\/en\/news$/) },
    { position: 3, name: '2025 season', item: expect.stringMatching(/\/en\/news\/2025$/) },
  ]);
});

it('the homepage describes the company for search engines, and the catalogue its products', async () => {
  await newProduct(cookie);
  const { html } = await open('/');
  for (const type of ['Organization', 'WebSite', 'SearchAction']) expect(html).toContain(`"@type":"${type}"`);
  expect(html).toMatch(/"foundingDate":"2003","vatID":"IT01234567890",.*"postalCode":"25010"/);
  expect((await open('/prodotti')).html).toContain('"@type":"ItemList"');
});

it('an unknown path is a 404 page in the language of the address', async () => {
  const { status, html } = await open('/en/turbine');
  expect(status).toBe(404);
  expect(html).toContain('<title>404 Page Not Found | ROMBO POWER</title>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

it('a page without a language in its address uses the language of the cookie, with its addresses', async () => {
  for (const [cookie, language, canonical] of [
    ['language=en', 'en', '/en/company'],
    ['language=it', 'it', '/azienda'],
    ['language=de', 'it', '/azienda'],
  ] as const) {
    const { headers, html } = await open('/azienda', { cookie });
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://localhost:\\d+${canonical}"/>`));
    expect(html).toMatch(/<link rel="alternate" hrefLang="it" href="http:\/\/localhost:\d+\/azienda"\/>/);
    expect(stateOf(html)).toMatchObject({ address: '/azienda', language });
    expect(headers.get('vary')).toContain('cookie');
  }
  expect((await open('/azienda')).html).toContain('<html lang="it">');
  expect((await open('/en/company', { cookie: 'language=it' })).html).toContain('<html lang="en">');
  for (const path of ['/login', '/admin', '/maintenance', '/nothing']) {
    expect((await open(path, { cookie: 'language=en' })).html, path).toContain('<html lang="en">');
  }
});

it('a browser that holds a page in one language gets it in the other instead of a 304', async () => {
  const italian = (await open('/azienda')).headers.get('etag') ?? '';
  const { status, html } = await open('/azienda', { cookie: 'language=en', 'if-none-match': italian });
  expect([status, html]).toEqual([200, expect.stringContaining('<html lang="en">')]);
});

it('unknown addresses are cached under one name, and unknown products are not cached', async () => {
  const controlOf = async (path: string) => (await open(path)).headers.get('cache-control');
  expect(await controlOf('/turbine')).toBe('public, max-age=0, s-maxage=3600');
  expect(await controlOf('/prodotti/turbine')).toBe('no-store');
  expect((await open('/turbine')).html).not.toContain('turbine');
});

it('a page contains all its styles under a nonce that the policy names, and nothing else inline', async () => {
  const [one, other] = await Promise.all([open('/azienda'), open('/azienda?x=1')]);
  const sheets = one.html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  expect(sheets.filter((link) => !link.includes('media="print, (forced-colors: active)"'))).toEqual([]);
  const [, nonce, rules] = /<style nonce="([\w-]{22})">([^<]*)<\/style>/.exec(one.html) ?? [];
  expect(rules).toMatch(/^@font-face\{.*--color-background:/s);
  expect(one.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}';`);
  expect(nonceOf(other.html)).not.toBe(nonce);
  for (const [script] of one.html.matchAll(/<script(?![^>]* src=)[^>]*>/g))
    expect(script).toMatch(/type="application\//);
  for (const { html } of [one, await open('/prodotti')]) expect(html).not.toMatch(/ style="/);
});

it('every meta element has content, and the combobox is a text field', async () => {
  const { html } = await open('/');
  const metas = html.match(/<meta [^>]*>/g) ?? [];
  expect(metas.filter((meta) => !/ (content|charSet|charset)=/.test(meta))).toEqual([]);
  const fields = html.match(/<input [^>]*role="combobox"[^>]*>/g) ?? [];
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) expect(field).toContain('type="text"');
});

it('a browser with the same content gets a 304 with the policy of the nonce it holds', async () => {
  const first = await open('/azienda');
  const tag = first.headers.get('etag') ?? '';
  const again = await open('/azienda', { 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  const second = await open('/azienda');
  expect(second.headers.get('etag')?.split('.')[0]).toBe(tag.split('.')[0]);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
});

it('the catalogue embeds its products safely, whatever their names contain', async () => {
  const name = '</script><script>alert(1)</script><!--';
  const product = await newProduct(cookie, { name });
  try {
    const { html } = await open('/prodotti');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    const state = stateOf(html);
    expect(JSON.stringify(state)).toContain(product.id);
    expect(JSON.stringify(stateOf((await open('/azienda')).html))).not.toContain(product.id);
  } finally {
    await removeProducts(cookie, '</script>');
  }
});

it('pages that are rendered in parallel are independent', async () => {
  await removeSlides(cookie);
  const paths = ['/', '/en/products', '/azienda', '/en', '/privacy', '/en/privacy', '/prodotti'];
  const alone: string[] = [];
  // React marks the end of a text that suspended, such as a legal text on its first render. The mark is invisible.
  const plain = ({ html }: { html: string }) => html.replaceAll(nonceOf(html) ?? '', '').replaceAll('<!-- -->', '');
  for (const path of paths) alone.push(plain(await open(path)));
  const together = await Promise.all(paths.map((path, at) => open(`${path}?at=${at}`)));
  expect(together.map(plain)).toEqual(alone);
});

it('while the site is closed, pages redirect to the maintenance page, which returns 503; the login stays open', async () => {
  await set('maintenance_mode', 'true');
  try {
    for (const [path, board] of [
      ['/', '/maintenance'],
      ['/prodotti?category=motori', '/maintenance?from=%2Fprodotti%3Fcategory%3Dmotori'],
      ['/en/company', '/en/maintenance?from=%2Fen%2Fcompany'],
      ['/en/nothing', '/en/maintenance'],
    ] as const) {
      const { status, headers } = await open(path);
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, board, 'no-store']);
    }
    const { status, headers, html } = await open('/maintenance');
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '300', 'no-store']);
    expect(html).toContain('<title>Sito in manutenzione | ROMBO POWER</title>');
    expect(html).toContain('Sito in manutenzione</h1>');
    expect(html).not.toContain('href="/"');
    for (const path of ['/login', '/admin']) expect((await open(path)).status).toBe(200);
  } finally {
    await set('maintenance_mode', 'false');
  }
  const { status, headers, html } = await open('/maintenance');
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(html).toContain('Il sito è online</h1>');
  expect(html).toContain('href="/"');
});

it('while the site is closed, only a signed-in user sees its pages, uncached', async () => {
  await set('maintenance_mode', 'true');
  try {
    const { status, headers, html } = await open('/azienda', { cookie });
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex']);
    expect(html).toContain('La Nostra Azienda</h1>');
    expect(html).toContain('Sito in manutenzione: lo vedi solo tu');
    const [, claims = ''] = cookie.split('.');
    const other = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), jti: 'x'.repeat(43) };
    const forged = [
      '__Host-session=x',
      '__Host-session=a.b.c',
      `__Host-session=x.${Buffer.from(JSON.stringify(other)).toString('base64url')}.x`,
      `__Host-session=x.${Buffer.from('null').toString('base64url')}.x`,
    ];
    for (const session of forged) expect((await open('/azienda', { cookie: session })).status, session).toBe(302);
  } finally {
    await set('maintenance_mode', 'false');
  }
  expect((await open('/azienda', { cookie })).headers.get('cache-control')).toBe('no-store');
});

it('the planned end and the notice of the maintenance are shown; a past end is not', async () => {
  await set('maintenance_mode', 'true');
  try {
    const inTenMinutes = new Date(Date.now() + 600_000).toISOString();
    await set('maintenance_until', inTenMinutes);
    await set('maintenance_note_it', 'Cambiamo <casa>.');
    const { headers, html } = await open('/en/maintenance');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(html).toContain('Expected to reopen');
    expect(html).toContain(`dateTime="${inTenMinutes}"`);
    expect(html).not.toContain('in a few minutes');
    expect(html).toMatch(/lang="it"[^>]*>Cambiamo &lt;casa&gt;\./);
    await set('maintenance_note_en', 'We are moving.');
    expect((await open('/en/maintenance')).html).toContain('We are moving.');
    await set('maintenance_until', '2025-01-01T00:00:00.000Z');
    const late = await open('/en/maintenance');
    expect([late.headers.get('retry-after'), late.html.includes('Expected to reopen')]).toEqual(['300', false]);
  } finally {
    await set('maintenance_mode', 'false');
    for (const key of ['maintenance_until', 'maintenance_note_it', 'maintenance_note_en']) await set(key, '');
  }
});

it('planned maintenance closes and opens the site at its times, without a job or a purge', async () => {
  const plan = async (from: number, until: number) => {
    await set('maintenance_from', new Date(Date.now() + from).toISOString());
    await set('maintenance_until', new Date(Date.now() + until).toISOString());
  };
  const mode = () => call('getSetting', { parameters: { key: 'maintenance_mode' } });
  const edgeSeconds = ({ headers }: { headers: Headers }) =>
    Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]);
  try {
    await plan(-60_000, -30_000);
    expect([(await open('/azienda')).status, (await mode()).body.value]).toEqual([200, 'false']);
    await plan(600_000, 1_200_000);
    for (const answer of [await open('/azienda'), await mode()]) {
      expect(answer.status).toBe(200);
      expect(edgeSeconds(answer)).toBeLessThanOrEqual(600);
    }
    await plan(-60_000, 600_000);
    const closed = await mode();
    expect([(await open('/azienda')).status, closed.body.value]).toEqual([302, 'true']);
    expect(edgeSeconds(closed)).toBeLessThanOrEqual(600);
    await set('maintenance_mode', 'false');
    expect((await open('/azienda')).status).toBe(200);
  } finally {
    for (const key of ['maintenance_from', 'maintenance_until']) await set(key, '');
  }
});

it.each(['/login', '/admin'])('%s is the same for everyone, and not indexed', async (path) => {
  const { headers, html } = await open(path);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(stateOf(html)?.answers ?? {}).toEqual({});
});
