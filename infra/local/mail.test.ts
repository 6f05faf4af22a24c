import { readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpeg, picture, productForm } from '../../functions/test/forms.ts';
import { signIn } from '../test/api-site.ts';
import { disposableFolder } from '../test/folder.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let cookie: string;
let remove: () => Promise<void>;
const said: string[] = [];

beforeAll(async () => {
  const temporary = await disposableFolder();
  remove = temporary.remove;
  site = await startSite({ dataDir: temporary.folder, say: (line) => said.push(line) });
  cookie = await signIn(site);
});
afterAll(async () => {
  await site.stop();
  await remove();
});

async function write(path: string, body: FormData | object, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData;
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...(!isForm && { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  await site.settled();
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
}

/** Returns the mails of a kind that the terminal named. */
async function mails(kind: string): Promise<{ file: string; text: string }[]> {
  const files = said.flatMap((line) => RegExp(`^Mail \\(${kind}\\): (.*)$`, 'm').exec(line)?.[1] ?? []);
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

test('a message and the automatic reply are kept in private files, and the terminal names them without their content', async () => {
  await write('/api/settings', { key: 'auto_reply', value: 'true' }, { cookie });
  const image = jpeg(await picture('jpeg'));
  const { body: product }: { body: Product } = await write('/api/products', productForm({ images: image }), { cookie });
  const person = { firstName: 'Mario', lastName: 'Rossi', email: 'mario@example.com', language: 'en' };
  const message = { ...person, subject: 'Altro', message: 'Una domanda sul <Tuono>', productId: product.id };
  const { body } = await write('/api/contact', message);
  const [toCompany, more] = await mails('message');
  const [toVisitor] = await mails('automatic-reply');
  expect([toCompany, toVisitor, more]).toEqual([expect.anything(), expect.anything(), undefined]);
  expect((await stat(toCompany?.file ?? '')).mode & 0o777).toBe(0o600);
  expect(toCompany?.text).toContain('\nReply-To: mario@example.com\n');
  for (const part of ['Una domanda sul <Tuono>', 'Una domanda sul &lt;Tuono&gt;'])
    expect(toCompany?.text).toContain(part);
  expect(toCompany?.text).toContain(`${site.origin}/admin/messaggi/${body.id}`);
  const [, source = ''] = /<img src="([^"]*)"/.exec(toCompany?.text ?? '') ?? [];
  const shown = await fetch(source);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(toVisitor?.text).toContain(`\nTo: mario@example.com\n`);
  expect(toVisitor?.text).toContain(`${site.origin}/en/products/`);
  expect((await fetch(`${site.origin}/prodotti/${product.slug}`)).status).toBe(200);
  expect(said.join('\n')).not.toMatch(/Rossi|domanda|mario@/);
});

/** Sends a request with any Host header, which `fetch` does not allow. */
const statusWithHost = (host: string, body: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    request(`${site.origin}/api/password-reset`, { method: 'POST', headers }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end(body);
  });

test('a link to choose a password is printed, names the configured origin whatever the request says, and works', async () => {
  const { username } = site;
  expect(await statusWithHost('evil.example', JSON.stringify({ username }))).toBe(421);
  const evil = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', 'x-site-host': 'evil.example' };
  expect(await write('/api/password-reset', { username }, evil)).toEqual({ status: 202, body: { byMail: true } });
  expect(await write('/api/password-reset', { username: 'nessuno' })).toEqual({ status: 202, body: { byMail: true } });
  const [mail, more] = await mails('password-reset');
  expect([mail?.text, more]).toEqual([expect.not.stringContaining('evil'), undefined]);
  const [link = '', token] = new RegExp(`${site.origin}/login#([0-9a-f]{64})`).exec(mail?.text ?? '') ?? [];
  expect(said.some((line) => line.includes(link))).toBe(true);
  const password = 'una frase del tutto nuova';
  expect((await write(`/api/password-reset/${token}`, { password })).status).toBe(204);
  expect(await signIn({ ...site, password })).toMatch(/^__Host-session=/);
  expect((await write(`/api/password-reset/${token}`, { password })).status).toBe(404);
});
