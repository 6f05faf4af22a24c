import { describe, expect, it } from 'vitest';
import { eventOf, pass } from '../../test/events.ts';
import { checkOrigin } from './chain.ts';

const send = (headers: Record<string, string>, method = 'POST') => pass(checkOrigin(), eventOf({ method, headers }));
const crossSite = { code: 'cross_site' };
const host = 'www.rombopower.example';

describe('checkOrigin', () => {
  it.each(['GET', 'HEAD'])('lets every %s pass', async (method) => {
    await expect(send({ 'sec-fetch-site': 'cross-site' }, method)).resolves.toBeDefined();
  });

  it.each(['POST', 'PUT', 'DELETE'])('lets a %s of our own pages pass', async (method) => {
    await expect(send({ 'sec-fetch-site': 'same-origin' }, method)).resolves.toBeDefined();
  });

  it.each(['cross-site', 'same-site', 'none', '', 'Same-Origin', 'same-origin, cross-site'])(
    'refuses Sec-Fetch-Site: %s, whatever the origin says',
    async (site) => {
      const headers = { 'sec-fetch-site': site, origin: `https://${host}`, 'x-site-host': host };
      await expect(send(headers)).rejects.toMatchObject(crossSite);
    },
  );

  it.each([
    [`https://${host}`, host],
    ['http://localhost:3000', 'localhost:3000'],
    ['http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['https://localhost:3443', 'localhost:3443'],
    ['http://192.168.1.5:3000', '192.168.1.5:3000'],
  ])('lets the origin %s of the site %s pass where the browser says nothing else', async (origin, site) => {
    await expect(send({ origin, 'x-site-host': site })).resolves.toBeDefined();
  });

  it.each([
    ['no origin', undefined, host],
    ['an opaque one', 'null', host],
    ['plain http', `http://${host}`, host],
    ['another site', 'https://evil.example', host],
    ['a site below', `https://shop.${host}`, host],
    ['a lookalike', `https://${host}.evil.example`, host],
    ['another port', `https://${host}:8443`, host],
    ['our name as a password', `https://${host}@evil.example`, host],
    ['a port of its own machine', 'http://localhost:4000', 'localhost:3000'],
    ['a file', 'file://', ''],
    ['nothing against nothing', '', ''],
  ])('refuses %s', async (_, origin, site) => {
    await expect(send({ ...(origin !== undefined && { origin }), 'x-site-host': site })).rejects.toMatchObject(
      crossSite,
    );
  });

  it('trusts no other header for the name of the site', async () => {
    const headers = { origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await expect(send(headers)).rejects.toMatchObject(crossSite);
    await expect(send({ ...headers, 'x-site-host': host })).rejects.toMatchObject(crossSite);
  });
});
