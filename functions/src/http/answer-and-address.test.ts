import { routes } from '@rombo/shared/contract/routes';
import { describe, expect, it } from 'vitest';
import { eventOf } from '../../test/events.ts';
import { clientInfoOf, shortAddress, viewerOf } from './client-info.ts';
import { respond } from './respond.ts';
import { Reply } from './types.ts';

describe('the cookies of an answer', () => {
  const headersOf = (cookies?: string[]) =>
    [routes.logout, routes.getUser].map(
      (route) => respond(route, eventOf(), new Reply({ id: 'x' }, {}, cookies)).multiValueHeaders,
    );

  it('are a list of headers of one name, and none where there is none', () => {
    const list = { 'set-cookie': ['a=b', 'c=d'] };
    expect(headersOf(['a=b', 'c=d'])).toEqual([list, list]);
    expect(headersOf([])).toEqual([undefined, undefined]);
    expect(headersOf()).toEqual([undefined, undefined]);
  });
});

describe('an address', () => {
  it.each(['::ffff:10.20.30.40', '::ffff:1.2.3.4', '::ffff:255.255.255.255'])('is an IPv4 one in %s', (address) => {
    expect(viewerOf(address)).toBe(address.slice(7));
  });

  it.each(['::ffff:10.20.30.40.example', 'x::ffff:10.20.30.40', 'example'])('is taken for itself in %s', (address) => {
    expect(viewerOf(address)).toBe(address);
  });

  it.each([
    ['10.20.30.40', '10.20.30.x'],
    ['x10.20.30.40', 'sconosciuto'],
    ['10.20.30.40x', 'sconosciuto'],
  ])('is kept of %s in part', (viewer, kept) => {
    expect(shortAddress(viewer)).toBe(kept);
    expect(clientInfoOf('curl/8', viewer)).toEqual({ device: 'curl', address: kept });
  });
});
