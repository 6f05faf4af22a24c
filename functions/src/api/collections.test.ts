import { randomUUID } from 'node:crypto';
import { isOrdered, kinds, listedKinds } from '@rombo/shared/contract/kinds';
import { orderRouteOf, type RouteName, routesOf } from '@rombo/shared/contract/routes';
import type { TrashedItem } from '@rombo/shared/contract/trash';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeProducts } from '../../test/entities.ts';
import { type FormFile, picture, png } from '../../test/forms.ts';
import { sampleKind } from '../../test/kind-samples.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia, site } from '../../test/site.ts';
import { keysUnder } from '../../test/stores.ts';
import { itemsUnder } from '../../test/table.ts';

interface SavedPictures {
  images?: string[];
  imageUrl?: string;
  picture?: { url: string } | null;
}

const NAME = 'Raccolta';
let pictures: FormFile[];

const pictureOf = ({ images, imageUrl, picture }: SavedPictures) => images?.[0] ?? imageUrl ?? picture?.url;

beforeAll(async () => {
  pictures = [png(await picture('png')), png(await picture('png', 64, 36))];
});
afterAll(async () => {
  await removeProducts(cookie, NAME);
  for (const kind of listedKinds.filter((one) => one !== 'product')) {
    const { list, remove } = routesOf(kind);
    for (const { id } of (await call(list, { cookie })).body) await call(remove, { cookie, parameters: { id } });
  }
});

describe.each(listedKinds)('a %s', (kind) => {
  const { body, changes, field } = sampleKind(kind);
  const routes = routesOf(kind);
  const admin = (route: RouteName, parameters: object, options: object = {}) =>
    call(route, { cookie, parameters: parameters as never, ...options });
  const create = (name = NAME, headers = {}) => call(routes.create, { cookie, ...body(name, pictures[0]), headers });
  const update = (id: string, name: string, ifMatch?: string, key?: string, at = -1) => {
    const headers = { ...(ifMatch && { 'if-match': ifMatch }), ...(key && { 'idempotency-key': key }) };
    return admin(routes.update, { id }, { ...body(name, pictures[at]), headers });
  };
  const remove = (id: string, ifMatch?: string) =>
    admin(routes.remove, { id }, ifMatch ? { headers: { 'if-match': ifMatch } } : {});
  const restore = (id: string, version: number, headers: object = {}) =>
    admin(routes.restoreVersion, { id, version: String(version) }, { headers });
  const versions = (id: string) => admin(routes.versions, { id });
  const facts = kinds[kind];
  const slugs = 'slugs' in facts ? facts.slugs : undefined;
  const slugsOf = async (id: string) =>
    slugs ? (await itemsUnder(slugs)).filter(({ productId }) => productId === id).map(({ sk }) => sk) : [];
  const statusOf = async (address: string | undefined) => address && (await fetchMedia(address)).status;

  it('is created once per idempotency key, even by concurrent requests', async () => {
    const name = `${NAME} ${randomUUID()}`;
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => create(name, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await itemsUnder(kinds[kind].partition)).filter((item) => item[field] === name)).toHaveLength(1);
    expect(await create(`${name} 2`, headers)).toMatchObject(refusal('idempotency_mismatch'));
    expect(await slugsOf(answers[0]?.body.id)).toEqual(slugs ? [answers[0]?.body.slug] : []);
    expect(await statusOf(pictureOf(answers[0]?.body))).not.toBe(404);
    expect(await statusOf(pictureOf(answers[0]?.body)?.concat('?w=320'))).not.toBe(404);
    await remove(answers[0]?.body.id);
    expect(await create(name, headers)).toMatchObject(refusal('not_found'));
    expect(await create(name, { 'idempotency-key': 'x' })).toMatchObject(refusal('bad_request', 'Idempotency-Key'));
  });

  it('is changed only in the requested version, by one of two concurrent requests', async () => {
    const { id, slug } = (await create()).body;
    expect(await update(id, NAME, '"2"')).toMatchObject(refusal('conflict'));
    expect(await update(id, NAME, 'x')).toMatchObject(refusal('bad_request', 'If-Match'));
    expect((await update(id, NAME, '"1"')).body.version).toBe(2);
    expect((await update(id, NAME, '*')).body.version).toBe(3);
    const answers = await Promise.all([update(id, `${NAME} a`, '3'), update(id, `${NAME} b`, '3')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body;
    expect((await slugsOf(id)).sort()).toEqual(slugs ? [slug, saved.slug].sort() : []);
  });

  it('returns the stored result to a retry after a lost response', async () => {
    const { id } = (await create()).body;
    const first = await update(id, NAME, '"1"', 'salva-una-volta', 1);
    expect(await update(id, NAME, '"1"', 'salva-una-volta', 1)).toMatchObject({ status: 200, body: first.body });
    expect(await update(id, NAME, '"1"', undefined, 1)).toMatchObject(refusal('conflict'));
    expect(await update(id, `${NAME} d’altri`, '"1"', 'salva-una-volta', 1)).toMatchObject(refusal('conflict'));
    expect(await statusOf(pictureOf(first.body))).not.toBe(404);
    const second = await update(id, NAME, undefined, 'salva-senza-versione');
    expect(await update(id, NAME, undefined, 'salva-senza-versione')).toMatchObject({ status: 200, body: second.body });
  });

  it('is deleted once, only in the requested version, together with its picture', async () => {
    const { body } = await create();
    const isListed = async () =>
      (await call(routes.list, { cookie })).body.some(({ id }: { id: string }) => id === body.id);
    expect(await isListed()).toBe(true);
    expect(await remove(body.id, '"2"')).toMatchObject(refusal('conflict'));
    expect(await remove(body.id, '"1"')).toMatchObject({ status: 204, body: undefined });
    expect(await isListed()).toBe(false);
    expect(await slugsOf(body.id)).toEqual([]);
    expect(await statusOf(pictureOf(body))).not.toBe(200);
    expect(await remove(body.id)).toMatchObject(refusal('not_found'));
  });

  it('is restored from the trash as a newer version, and deleted from it with its versions and their pictures', async () => {
    const { body } = await create();
    const { id } = body;
    await remove(id);
    const listed = (await call('listTrash', { cookie })).body.find((item: TrashedItem) => item.id === id);
    expect(listed).toMatchObject({ kind, name: NAME });
    expect(await admin('restoreFromTrash', { id })).toMatchObject({ status: 200, body: listed });
    for (const route of ['restoreFromTrash', 'deleteFromTrash'] as const)
      expect(await admin(route, { id })).toMatchObject(refusal('not_found'));
    const updatedAt = 'updatedAt' in body && { updatedAt: expect.any(String) };
    const [current, ...former] = (await versions(id)).body;
    expect(current.content).toEqual({ ...body, version: 2, ...updatedAt });
    expect(former).toHaveLength(1);
    expect(await statusOf(pictureOf(body))).not.toBe(404);
    await update(id, NAME, undefined, undefined, 1);
    await remove(id);
    const hiddenFiles = () => keysUnder(`trash/media/${kinds[kind].plural}/${id}`);
    expect(await hiddenFiles()).toHaveLength(pictureOf(body) ? 2 : 0);
    expect((await admin('deleteFromTrash', { id })).status).toBe(204);
    expect(await admin('restoreFromTrash', { id })).toMatchObject(refusal('not_found'));
    const left = (await itemsUnder(kinds[kind].partition)).filter((item) => item.sk.startsWith(id));
    expect(left).toEqual([]);
    expect(await hiddenFiles()).toEqual([]);
    expect(await statusOf(pictureOf(body))).not.toBe(200);
  });

  it('has versions with author, time and content', async () => {
    const created = (await create()).body;
    const saved = (await update(created.id, `${NAME} 2`, undefined, undefined, 1)).body;
    const listed = await versions(created.id);
    expect([listed.status, listed.body]).toEqual([
      200,
      [
        { version: 2, at: expect.any(String), by: site.username, changes, content: saved },
        { version: 1, at: created.createdAt, by: site.username, changes: [], content: created },
      ],
    ]);
  });

  it('is restored as a newer version, including files that only its versions reference', async () => {
    const created = (await create()).body;
    await update(created.id, `${NAME} 2`, undefined, undefined, 1);
    expect(await statusOf(pictureOf(created))).not.toBe(200);
    expect(await restore(created.id, 1, { 'if-match': '"1"' })).toMatchObject(refusal('conflict'));
    const headers = { 'if-match': '"2"', 'idempotency-key': 'ripristina-una-volta' };
    const restored = await restore(created.id, 1, headers);
    expect(restored).toMatchObject({ status: 200, body: { [field]: NAME, version: 3, createdAt: created.createdAt } });
    expect(await restore(created.id, 1, headers)).toMatchObject({ status: 200, body: restored.body });
    expect(await statusOf(pictureOf(restored.body))).not.toBe(404);
    expect(await restore(created.id, 9)).toMatchObject(invalid('version'));
  });

  it.each([randomUUID(), 'x'.repeat(500), 'a/b', 'order'])('returns 404 for the id %j', async (id) => {
    if (isOrdered(kind)) await call(orderRouteOf(kind), { cookie, json: { ids: [(await create()).body.id] } });
    for (const answer of [await update(id, NAME), await remove(id), await versions(id), await restore(id, 1)])
      expect(answer).toMatchObject(refusal('not_found'));
  });
});
