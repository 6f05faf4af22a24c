import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { passwordAttempts } from '@rombo/shared/contract/limits';
import { PICTURE_WIDTHS } from '@rombo/shared/contract/picture';
import sharp from 'sharp';
import type { Account } from '../../local/administrator.ts';
import { createClient, formOf, json } from '../../local/site-client.ts';

interface SmokeTest {
  origin: string;
  /** An account without a second factor. */
  account: Account;
  /** Headers for every request, such as the password of a site that is not public. */
  headers?: Record<string, string>;
  say: (line: string) => void;
}

/**
 * Tests the site through the edge: pages, assets, sign-in, upload, pictures, messages, rate limits. Visitors see nothing of it, and
 * everything that it creates is removed. Throws at the first failed check.
 */
export async function smokeTest({ origin, account, headers = {}, say }: SmokeTest): Promise<void> {
  const { get, call, read } = createClient(origin, headers);
  const check = async <T>(title: string, run: () => Promise<T>): Promise<T> => {
    const result = await run().catch((error) => {
      throw new Error(`✗ ${title}: ${error.message}`, { cause: error });
    });
    say(`✓ ${title}`);
    return result;
  };

  const page = await check('a page is rendered', async () => {
    const response = await fetch(origin, { headers }).catch(() => {
      throw new Error(`nothing answers at ${origin}`);
    });
    const isClosed = response.status === 503 && response.url.endsWith('/maintenance');
    assert(response.status === 200 || isClosed, `/ answered ${response.status}`);
    assert(response.headers.has('content-security-policy'), '/ has no content security policy');
    const html = await response.text();
    assert.match(html, /<h1/, '/ is the page of the bucket, without content');
    return html;
  });
  await check('its assets may be kept for ever', async () => {
    const [asset] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    assert(asset, 'the page names no script');
    const { headers } = await get(asset, [200]);
    assert.match(headers.get('cache-control') ?? '', /immutable/);
  });
  await check('an unknown address is a page that says so', async () => {
    const response = await get('/no-such-page', [404, 503]);
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
  });
  await check('what a browser has already is answered by 304', async () => {
    const { headers } = await call('listProducts', [200]);
    await call('listProducts', [304], { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  });
  await check('a sign-in opens a session', async () => {
    await call('login', [200], json(account));
    assert.equal((await read('getUser', [200])).username, account.username);
  });
  const key = await check('a picture is uploaded', async () => {
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'grey' } })
      .jpeg()
      .toBuffer();
    const file = { purpose: 'slide-image', name: 'smoke-test.jpg', type: 'image/jpeg', size: bytes.length };
    const [upload] = await read('createUploads', [201], json([file]));
    assert(upload);
    const body = formOf({ ...upload.fields, file: new File([new Uint8Array(bytes)], file.name, { type: file.type }) });
    const sent = await fetch(upload.url, { method: 'POST', body });
    assert(sent.ok, `the store answered ${sent.status}: ${await sent.text()}`);
    return upload.key;
  });
  const fields = { image: key, title: 'Prova di un rilascio', active: 'false' };
  const slide = await check('a slide that is not shown is saved with it', () =>
    read('createSlide', [201], { body: formOf(fields) }),
  );
  try {
    await check('its picture comes in a width', async () => {
      const headers = { accept: 'image/avif' };
      const { headers: variant } = await get(`${slide.imageUrl}?w=${PICTURE_WIDTHS[0]}`, [200], { headers });
      assert.equal(variant.get('content-type'), 'image/avif');
    });
  } finally {
    await check('the slide is deleted', async () => {
      await call('deleteSlide', [204], {}, slide.id);
      await call('deleteFromTrash', [204], {}, slide.id);
    });
  }
  await check('a message arrives, and is deleted', async () => {
    // SES's simulator accepts the automatic reply: an address that does not exist would count as a bounce.
    const email = `success+${randomUUID()}@simulator.amazonses.com`;
    const person = { firstName: 'Prova', lastName: 'di un rilascio', email };
    const { id } = await read('sendContact', [201], json({ ...person, subject: 'Altro', message: 'Tutto bene.' }));
    const inbox = await (await call('listContacts', [200])).text();
    await call('deleteContact', [204], {}, id);
    await call('deleteFromTrash', [204], {}, id);
    assert(inbox.includes(email), 'it is not in the inbox');
  });
  await check('who tries too often has to wait', async () => {
    const wrong = json({ currentPassword: randomUUID(), newPassword: randomUUID() });
    let answer = await call('changePassword', [422, 429], wrong);
    // The count restarts at most once, when a quarter of an hour begins.
    for (let more = 2 * passwordAttempts.failures; more > 0 && answer.status !== 429; more--)
      answer = await call('changePassword', [422, 429], wrong);
    assert(answer.status === 429, 'nobody was told to');
    assert(answer.headers.has('retry-after'), 'it is not said how long');
  });
  await check('a session ends', async () => {
    await call('logout', [204]);
    await call('getUser', [401]);
  });
}
