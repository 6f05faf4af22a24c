import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '@rombo/shared/product';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { address, startMain } from '../test/start-main.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

const KILLS = 4;
const account = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'kill me if you can' };
const site = { 'sec-fetch-site': 'same-origin' };

/** What the site acknowledged: ids that must be there, products that must be there so, and ids that must not. */
const present = new Set<string>();
const saved = new Map<string, Product>();
const deleted = new Set<string>();

async function signIn(origin: string): Promise<string> {
  const body = JSON.stringify({ username: account.ADMIN_USERNAME, password: account.ADMIN_PASSWORD });
  const headers = { ...site, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function form(name: string): Promise<FormData> {
  const image = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b01020' } })
    .png()
    .toBuffer();
  const data = new FormData();
  for (const [key, value] of Object.entries({ name, description: 'Scritto prima di una caduta', category: 'motori' })) {
    data.append(key, value);
  }
  for (const file of ['a.png', 'b.png'])
    data.append('images', new File([new Uint8Array(image)], file, { type: 'image/png' }));
  return data;
}

/** Creates, changes and deletes products, one after the other, until the site is gone. */
async function work(origin: string, cookie: string, worker: number): Promise<void> {
  const headers = { ...site, cookie };
  for (let count = 0; ; count++) {
    const send = (method: string, id: string, body?: FormData) =>
      fetch(`${origin}/api/products${id}`, { method, headers, ...(body && { body }) });
    const creation = await send('POST', '', await form(`Prima ${worker}.${count}`));
    if (!creation.ok) continue;
    const created = (await creation.json()) as Product;
    // A change that is on its way may or may not be there after the kill; the product is, in one state or the other.
    present.add(created.id);
    const change = await send('PUT', `/${created.id}`, await form(`Dopo ${worker}.${count}`));
    if (!change.ok) continue;
    const changed = (await change.json()) as Product;
    if (count % 3 > 0) saved.set(changed.id, changed);
    else {
      present.delete(created.id);
      if ((await send('DELETE', `/${created.id}`)).status === 204) deleted.add(created.id);
    }
  }
}

test('kills in the middle of writes lose nothing that was acknowledged, and no product lacks a picture', async () => {
  const env = { PORT: '0', SEED: 'none', DATA_DIR: await temporaryFolder(), ...account };
  for (let kill = 1; kill <= KILLS; kill++) {
    const { child, exit, untilSaid } = startMain(env);
    const origin = await untilSaid(address);
    const cookie = await signIn(origin);
    const workers = [1, 2, 3].map((worker) => work(origin, cookie, kill * 10 + worker).catch(() => undefined));
    await wait(1500 + kill * 137);
    child.kill('SIGKILL');
    await Promise.all([exit, ...workers]);
  }

  const { untilSaid } = startMain(env);
  const origin = await untilSaid(address);
  const products = (await (await fetch(`${origin}/api/products`)).json()) as Product[];
  const found = new Map(products.map((product) => [product.id, product]));
  expect(saved.size).toBeGreaterThan(KILLS);
  expect([...saved.values()].map(({ id }) => found.get(id))).toEqual([...saved.values()]);
  expect([...present].filter((id) => !found.has(id))).toEqual([]);
  expect([...deleted].filter((id) => found.has(id))).toEqual([]);
  for (const { images } of products) {
    expect(images).toHaveLength(2);
    for (const image of images) expect((await fetch(origin + image)).status).toBe(200);
  }
});
