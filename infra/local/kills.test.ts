import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Product } from '@rombo/shared/collections/product';
import { expect, test } from 'vitest';
import { picture, png, productForm } from '../../functions/test/forms.ts';
import { signIn } from '../test/api-site.ts';
import { createCaller } from '../test/fault-injection/requests.ts';
import { temporaryFolder } from '../test/folder.ts';
import { address, startMain } from '../test/start-main.ts';
import { createClient } from './site-client.ts';

/** Acknowledged writes: items that must exist and items that must not. */
interface Acknowledged {
  present: Set<string>;
  saved: Map<string, Product>;
  deleted: Set<string>;
}

const noneAcknowledged = (): Acknowledged => ({ present: new Set(), saved: new Map(), deleted: new Set() });

/** Creates, updates and deletes products one after the other until the site is killed. */
async function work(origin: string, cookie: string, name: string, known: Acknowledged): Promise<void> {
  const call = createCaller(origin, cookie);
  const image = png(await picture('png'));
  const form = (name: string) => productForm({ name, images: [image, image] });
  for (let count = 0; ; count++) {
    const created = await call('createProduct', { body: form(`Prima ${name}.${count}`) });
    if (created.status !== 201) continue;
    const parameters = { id: String(created.body.id) };
    // An update in progress may or may not survive the kill, but the product exists in one of both states.
    known.present.add(parameters.id);
    const changed = await call('updateProduct', { parameters, body: form(`Dopo ${name}.${count}`) });
    if (changed.status !== 200) continue;
    if (count % 3 > 0) known.saved.set(parameters.id, changed.body);
    else {
      known.present.delete(parameters.id);
      if ((await call('deleteProduct', { parameters })).status === 204) known.deleted.add(parameters.id);
    }
  }
}

/** Runs three concurrent writers and kills the site after some acknowledged writes. `life` makes names and timing differ. */
async function writeAndKill(
  { origin, kill }: { origin: string; kill: () => Promise<void> },
  cookie: string,
  life: number,
  known: Acknowledged,
) {
  const workers = [1, 2, 3].map((worker) => work(origin, cookie, `${life}.${worker}`, known).catch(() => undefined));
  const acknowledged = () => known.saved.size + known.deleted.size;
  const enough = acknowledged() + 2 + (life % 4);
  const late = Date.now() + 30_000;
  while (acknowledged() < enough && Date.now() < late) await wait(10);
  // Kills at varying moments of a write.
  await wait((life * 37) % 150);
  await kill();
  await Promise.all(workers);
}

/** Returns missing, unexpected and incomplete items compared with the acknowledged writes. */
async function findLosses(origin: string, { present, saved, deleted }: Acknowledged): Promise<string[]> {
  const { read } = createClient(origin);
  const products = await read('listProducts', [200]);
  const found = new Map(products.map((product) => [product.id, product]));
  const faults = [
    ...[...present].filter((id) => !found.has(id)).map((id) => `${id} was acknowledged and is not there`),
    ...[...saved.values()]
      .filter((was) => !isDeepStrictEqual(found.get(was.id), was))
      .map(({ id }) => `${id} is not as saved`),
    ...[...deleted].filter((id) => found.has(id)).map((id) => `${id} was deleted and is there`),
  ];
  for (const { id, slug, images } of products) {
    if ((await read('getProduct', [200], {}, slug)).id !== id) faults.push(`${id} is not at ${slug}`);
    if (images.length !== 2) faults.push(`${id} has ${images.length} pictures`);
    for (const image of images) {
      const { status } = await fetch(origin + image, { method: 'HEAD' });
      if (status !== 200) faults.push(`${id}: ${image} is a ${status}`);
    }
  }
  return faults;
}

/** `KILLS=100` for a longer run. */
const kills = Number(process.env.KILLS ?? 4);
const account = { username: 'admin', password: 'kill me if you can' };

test('kills during writes lose no acknowledged write, and no product lacks a picture', {
  timeout: kills * 30_000,
}, async () => {
  const chosen = { ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password };
  const env = { PORT: '0', SEED: 'none', DATA_DIR: await temporaryFolder(), ...chosen };
  const known = noneAcknowledged();
  let cookie: string | undefined;
  for (let life = 1; life <= kills; life++) {
    const { child, exit, untilSaid } = startMain(env);
    const origin = await untilSaid(address);
    const kill = async () => {
      child.kill('SIGKILL');
      await exit;
    };
    // One session survives every kill.
    cookie ??= await signIn({ origin, ...account });
    await writeAndKill({ origin, kill }, cookie, life, known);
  }
  const { untilSaid } = startMain(env);
  expect(known.saved.size).toBeGreaterThan(0);
  expect(await findLosses(await untilSaid(address), known)).toEqual([]);
});
