import { products } from '@rombo/shared/collections/product';
import { creation, deletion } from '@rombo/shared/contract/kind-routes';
import * as routes from '@rombo/shared/contract/route-definitions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventOf } from '../../test/events.ts';
import { Failure } from '../errors.ts';
import { logger } from '../logger.ts';
import { adminForm } from './admin-form.ts';
import { adminRoute } from './admin-route.ts';
import { issueToken } from './tokens.ts';
import { type AdminRequest, Audited } from './types.ts';

type Fields = Record<string, unknown>;
const stored = vi.hoisted(() => ({
  logged: [] as Fields[],
  returned: [] as string[][],
  isOpen: true,
  fails: false,
  reads: 0,
}));
vi.mock('../data/table.ts', () => ({
  nowInSeconds: () => Math.floor(Date.now() / 1000),
  getItem: async (key: Fields) => {
    stored.reads += 1;
    const user = { userId: 'u', username: 'admin', startedAt: new Date().toISOString() };
    return stored.isOpen ? { ...key, ...user, seenAt: '', device: '', address: '' } : undefined;
  },
  putOnce: async (item: Fields) => {
    if (stored.fails) throw new Error('no table');
    stored.logged.push(item);
  },
  updateIf: async (_: unknown, update: string, { values }: { values: { ':ids': Set<string> } }) => {
    if (stored.fails) throw new Error('no table');
    if (update.startsWith('DELETE')) stored.returned.push([...values[':ids']]);
    return true;
  },
}));
vi.mock('../cached-secret.ts', () => import('../../test/secrets.ts'));

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const { token, tokenId } = await issueToken({ id: 'u', username: 'admin' });
const session = { cookie: `__Host-session=${token}`, 'sec-fetch-site': 'same-origin' };
const json = { 'content-type': 'application/json' };
const setting = JSON.stringify({ key: 'maintenance_mode', value: 'true' });
const saved = { key: 'maintenance_mode', value: 'true', updatedAt: '2026-01-01T00:00:00.000Z' } as const;
const sent = (headers: Record<string, string>, body?: string, more: Fields = {}) =>
  ({ ...eventOf({ method: 'POST', headers, ...(body !== undefined && { body }) }), ...more }) as never;
const bodyOf = ({ body }: { body: string }) => (body ? JSON.parse(body) : undefined);
const never = () => expect.fail('The handler was reached');
const logged = () => stored.logged.map(({ action, subject, sk }) => ({ action, subject, sk }));
const anyId = expect.stringMatching(/^[0-9a-f-]{36}$/);

beforeEach(() => Object.assign(stored, { logged: [], returned: [], isOpen: true, fails: false, reads: 0 }));

describe('an admin route', () => {
  it('receives the parsed request and its user', async () => {
    let seen: AdminRequest<'saveSetting'> | undefined;
    const handler = adminRoute(routes.saveSetting, async (request) => {
      seen = request;
      return saved;
    });
    const headers = { ...session, ...json, 'x-viewer-address': '203.0.113.7', 'user-agent': 'curl/8' };
    expect((await handler(sent(headers, setting), {} as never)).statusCode).toBe(200);
    expect(seen).toMatchObject({
      input: { key: 'maintenance_mode', value: 'true' },
      user: { id: 'u', username: 'admin' },
      session: { tokenId, remembered: false },
      ifVersion: null,
      idempotencyKey: null,
      parameters: {},
      query: {},
      cookies: { '__Host-session': token },
      viewer: '203.0.113.7',
      client: { device: 'curl', address: '203.0.113.x' },
    });
  });

  it('is not reached without an open session, whatever the request', async () => {
    const handler = adminRoute(routes.saveSetting, never);
    const strangers = [undefined, 'session=x', '__Host-session=', '__Host-session=x'];
    for (const cookie of strangers) {
      const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
      const answer = await handler(sent({ ...headers, ...json }, '{'), {} as never);
      expect([answer.statusCode, bodyOf(answer)?.code]).toEqual([401, 'unauthenticated']);
    }
    expect(stored.reads).toBe(0);
    stored.isOpen = false;
    expect((await handler(sent({ ...session, ...json }, setting), {} as never)).statusCode).toBe(401);
    expect(stored.logged).toEqual([]);
  });

  it("is reached even if the session's use and the activity cannot be stored, which is logged", async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    stored.fails = true;
    const handler = adminRoute(deletion('product'), async () => new Audited(undefined, 'Motore'));
    expect((await handler(sent(session), {} as never)).statusCode).toBe(204);
    expect(warn).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  it('logs the activity with the name of what changed', async () => {
    for (const id of [UUID, undefined]) {
      const handler = adminRoute(deletion('product'), async () => new Audited(undefined, 'Motore', id));
      await handler(sent(session), {} as never);
    }
    await adminRoute(deletion('product'), async () => undefined)(sent(session), {} as never);
    expect(logged()).toEqual([
      { action: 'product_deleted', subject: 'Motore', sk: UUID },
      { action: 'product_deleted', subject: 'Motore', sk: anyId },
      { action: 'product_deleted', subject: null, sk: anyId },
    ]);
  });

  it('logs no activity for a read or a failure', async () => {
    await adminRoute(routes.listSessions, async () => [])(sent(session), {} as never);
    const fails = adminRoute(deletion('product'), () => Promise.reject(new Failure('not_found')));
    expect((await fails(sent(session), {} as never)).statusCode).toBe(404);
    expect(stored.logged).toEqual([]);
  });

  it('receives a version and an idempotency key only if the route defines them', async () => {
    const conditions: unknown[] = [];
    const headers = { ...session, 'if-match': '"3"', 'idempotency-key': 'key-of-a-test' };
    const keep = async ({ ifVersion, idempotencyKey }: AdminRequest<'deleteProduct'>) =>
      void conditions.push(ifVersion, idempotencyKey) as undefined;
    await adminRoute(deletion('product'), keep)(sent(headers), {} as never);
    await adminRoute(routes.deleteContact, keep as never)(sent(headers), {} as never);
    expect(conditions).toEqual([3, null, null, null]);
  });

  describe('with a form', () => {
    const upload = (digit: number) => `uploads/product-image/00000000-0000-4000-8000-${String(digit).repeat(12)}.png`;
    const field = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const save = async (fields: [name: string, value: string][]) => {
      let input: unknown;
      const handler = adminForm(creation(products), async (request) => {
        input = request.input;
        return {} as never;
      });
      const headers = { ...session, 'content-type': 'multipart/form-data; boundary=x' };
      const all = [['name', upload(9)], ['description', 'x'], ['category', 'motori'], ...fields] as typeof fields;
      const body = `${all.map((each) => field(...each)).join('')}--x--\r\n`;
      return { status: (await handler(sent(headers, body), {} as never)).statusCode, input };
    };

    it('returns the uploads that it used, each once', async () => {
      const images = [upload(1), '/media/products/1/uploads/a.png', upload(1), '', upload(2)];
      const view = JSON.stringify({ image: upload(4), points: [] });
      const fields = images.map((image): [string, string] => ['images', image]);
      const { status, input } = await save([...fields, ['technicalSheet', upload(3)], ['explodedView', view]]);
      expect([status, input]).toMatchObject([201, { category: 'motori', images, technicalSheet: upload(3) }]);
      expect(stored.returned).toEqual([[upload(1), upload(2), upload(3), upload(4)]]);
    });

    it('writes nothing without uploads, and succeeds if they cannot be returned', async () => {
      expect((await save([])).status).toBe(201);
      expect(stored.returned).toEqual([]);
      const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
      stored.fails = true;
      expect((await save([['technicalSheet', upload(3)]])).status).toBe(201);
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Uploads/), expect.anything());
      vi.restoreAllMocks();
    });
  });
});
