import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { RouteName } from '@rombo/shared/contract/routes';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFunctions } from '../load-functions.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { adminRoutes, publicRoutes, requestOf, writes } from './requests.ts';
import { claimsOf, cookieOf, plantSession, sign } from './sessions.ts';

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey: curveKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const past = () => ({ exp: Math.floor(Date.now() / 1000) - 1 });
const future = () => ({ nbf: Math.floor(Date.now() / 1000) + 600 });

describe('who is not the administrator', () => {
  let site: FaultySite;
  let before: string;
  const snapshot = async () => JSON.stringify([await site.stores.items(), await site.stores.objects()]);
  beforeAll(async () => {
    site = await startFaultySite();
    await loadFunctions(site.origin);
    before = await snapshot();
  });
  afterAll(() => site.stop());

  /** Headers of somebody whose token is about a session that is open, and is worth nothing all the same. */
  const impostors: [string, (jti: string) => Record<string, string>][] = [
    ['nobody', () => ({})],
    ['a word', () => ({ cookie: cookieOf('admin') })],
    [
      'a changed payload',
      (jti) => {
        const [header, , signature] = sign(site.signingKey, claimsOf(jti)).split('.');
        return { cookie: cookieOf(`${header}.${encode({ ...claimsOf(jti), name: 'root' })}.${signature}`) };
      },
    ],
    [
      'a changed signature',
      (jti) => {
        const token = sign(site.signingKey, claimsOf(jti));
        return { cookie: cookieOf(token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA')) };
      },
    ],
    [
      'alg none',
      (jti) => ({
        cookie: cookieOf(`${encode({ alg: 'none', typ: 'JWT', kid: site.signingKey.kid })}.${encode(claimsOf(jti))}.`),
      }),
    ],
    ['HS384', (jti) => ({ cookie: cookieOf(sign(site.signingKey, claimsOf(jti), 'HS384')) })],
    ['HS512', (jti) => ({ cookie: cookieOf(sign(site.signingKey, claimsOf(jti), 'HS512')) })],
    [
      'RS256',
      (jti) => ({
        cookie: cookieOf(jwt.sign(claimsOf(jti), privateKey, { algorithm: 'RS256', keyid: site.signingKey.kid })),
      }),
    ],
    [
      'ES256',
      (jti) => ({
        cookie: cookieOf(jwt.sign(claimsOf(jti), curveKey, { algorithm: 'ES256', keyid: site.signingKey.kid })),
      }),
    ],
    [
      'another key',
      (jti) => ({
        cookie: cookieOf(sign({ ...site.signingKey, key: randomBytes(32).toString('base64url') }, claimsOf(jti))),
      }),
    ],
    [
      'a key that nobody knows',
      (jti) => ({ cookie: cookieOf(sign({ ...site.signingKey, kid: 'mine' }, claimsOf(jti))) }),
    ],
    ['another issuer', (jti) => ({ cookie: cookieOf(sign(site.signingKey, { ...claimsOf(jti), iss: 'evil' })) })],
    [
      'a list of audiences',
      (jti) => ({ cookie: cookieOf(sign(site.signingKey, { ...claimsOf(jti), aud: ['rombo-admin'] })) }),
    ],
    [
      'no end',
      (jti) => {
        const { exp: _, ...endless } = claimsOf(jti);
        return { cookie: cookieOf(sign(site.signingKey, endless)) };
      },
    ],
    ['a number for its id', () => ({ cookie: cookieOf(sign(site.signingKey, { ...claimsOf('x'), jti: 7 })) })],
    ['no key of the table for its id', () => ({ cookie: cookieOf(sign(site.signingKey, claimsOf('x'.repeat(3000)))) })],
    ['another audience', (jti) => ({ cookie: cookieOf(sign(site.signingKey, { ...claimsOf(jti), aud: 'rombo' })) })],
    [
      'a token that has expired',
      (jti) => ({ cookie: cookieOf(sign(site.signingKey, { ...claimsOf(jti), ...past() })) }),
    ],
    ['a token of tomorrow', (jti) => ({ cookie: cookieOf(sign(site.signingKey, { ...claimsOf(jti), ...future() })) })],
    [
      'no session',
      () => ({ cookie: cookieOf(sign(site.signingKey, claimsOf('3f2504e0-4f89-41d3-9a0c-0305e82c3301'))) }),
    ],
    ['another cookie', (jti) => ({ cookie: `session=${sign(site.signingKey, claimsOf(jti))}` })],
    ['an Authorization header', (jti) => ({ authorization: `Bearer ${sign(site.signingKey, claimsOf(jti))}` })],
  ];
  const tokenId = () =>
    /"jti":"([^"]+)"/.exec(Buffer.from(site.cookie.split('.')[1] ?? '', 'base64url').toString())?.[1] ?? '';
  const send = async (name: RouteName, headers: Record<string, string>) => {
    const response = await fetch(requestOf(site.origin, name, { 'sec-fetch-site': 'same-origin', ...headers }));
    return `${name} ${response.status} ${(await response.text()).match(/"code":"(\w+)"/)?.[1] ?? ''}`;
  };

  it.each(impostors.map(([name], at) => [name, at] as const))(
    '%s opens no route, and nothing is done',
    async (_, at) => {
      const headers = impostors[at]?.[1](tokenId()) ?? {};
      const answers = await Promise.all(adminRoutes.map((name) => send(name, headers)));
      expect(answers).toEqual(adminRoutes.map((name) => `${name} 401 unauthenticated`));
      expect(await snapshot()).toBe(before);
    },
  );

  it.each([
    ['is over, though it is still stored', -5],
    ['was ended', null],
  ] as const)('a session that %s opens no route', async (_, seconds) => {
    const id = await plantSession(site.stores, seconds ?? 3600);
    const headers = { cookie: cookieOf(sign(site.signingKey, claimsOf(id))) };
    if (seconds === null) {
      expect(await send('getUser', headers)).toBe('getUser 200 ');
      expect(await send('logout', headers)).toBe('logout 204 ');
    }
    const answers = await Promise.all(adminRoutes.map((name) => send(name, headers)));
    expect(answers).toEqual(adminRoutes.map((name) => `${name} 401 unauthenticated`));
  });

  it('is a visitor like any other on the routes for everybody', async () => {
    const plain = await Promise.all(publicRoutes.map((name) => send(name, {})));
    for (const [, headersOf] of impostors.slice(1)) {
      const headers = headersOf('3f2504e0-4f89-41d3-9a0c-0305e82c3301');
      expect(await Promise.all(publicRoutes.map((name) => send(name, headers)))).toEqual(plain);
    }
  });

  it.each([
    ['says nothing of where it comes from', {}],
    ['comes from another site', { 'sec-fetch-site': 'cross-site' }],
    ['comes from another host of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['was typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['has no origin', { origin: 'null' }],
    ['has another origin', { origin: 'https://evil.example' }],
    ['has the origin of a host below this one', { origin: 'http://evil.localhost' }],
    ['has the origin of another port', { origin: 'http://localhost:1' }],
    ['has our origin with more behind it', { origin: 'http://localhost.evil.example' }],
    [
      'names the host by itself',
      { origin: 'https://evil.example', 'x-site-host': 'evil.example', host: 'evil.example' },
    ],
    ['says both', { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }],
    ['has but a referrer of ours', { referer: 'http://localhost/admin' }],
  ])('a write that %s is refused, whoever it is', async (_, headers) => {
    const present = await snapshot();
    const cookie = site.cookie;
    const answers = await Promise.all(
      writes.map(async (name) => {
        const response = await fetch(requestOf(site.origin, name, { cookie, ...headers } as Record<string, string>));
        return `${name} ${response.status}`;
      }),
    );
    expect(answers).toEqual(writes.map((name) => `${name} 403`));
    expect(await snapshot()).toBe(present);
  });

  it('would be let in with the token of an open session: it is the identity that was refused', async () => {
    const open = adminRoutes.filter((name) => !/Sessions?$/.test(name));
    const answers = await Promise.all(open.map((name) => send(name, { cookie: site.cookie })));
    expect(answers.filter((answer) => /40[13]/.test(answer))).toEqual([]);
    expect(answers).toContain('createProduct 201 ');
    expect(await snapshot()).not.toBe(before);
  });
});
