import { setTimeout as wait } from 'node:timers/promises';
import { type RouteName, routes } from '@rombo/shared/routes';
import { expect } from 'vitest';
import { picture } from '../../../functions/test/files.ts';
import { jpeg } from '../../../functions/test/forms.ts';
import type { Act, Stage } from './acts/act.ts';
import { acts } from './acts/index.ts';
import { type Answer, createCaller } from './caller.ts';
import type { Trouble } from './fault-proxy.ts';
import { TOO_LATE } from './faults.ts';
import type { TroubledSite } from './troubled-site.ts';
import { faultsIn } from './wholeness.ts';

/** No visitor waits longer for an answer, in milliseconds. */
const PATIENCE = 3000;

/** The trouble of a store; `closed` is one that refuses connections. */
export type Case = Trouble | 'closed';

const slowToNotice = new Set(['hang', 'late', 'straggler']);

/** How a call must end: well, with a 503, or with either of them where it is a matter of how much time is left. */
function endOf(name: RouteName, service: 'table' | 'objects', trouble: Case): 'good' | 'refused' | 'either' {
  if (service === 'objects' && acts[name]?.objects !== 'answer') return 'good';
  if (trouble === 'closed') return 'refused';
  const { fault, tries, calls } = trouble;
  if (fault === 'slow' || (calls && routes[name].method === 'GET')) return 'good';
  if (tries === 'every') return 'refused';
  // The beginning of a file that breaks off is not asked for again.
  return slowToNotice.has(fault) || (service === 'objects' && fault === 'half') ? 'either' : 'good';
}

const endSeen = (name: RouteName, { status, headers }: Answer): string => {
  if (status === routes[name].status) return 'good';
  return status === 503 && headers.get('retry-after') !== null ? 'refused' : `${status}`;
};

async function underTrouble<T>(
  site: TroubledSite,
  service: 'table' | 'objects',
  trouble: Case,
  work: () => Promise<T>,
) {
  const proxy = site.proxies[service];
  if (trouble === 'closed') await proxy.close();
  else proxy.make(trouble);
  try {
    return await work();
  } finally {
    if (trouble === 'closed') await proxy.open();
    else {
      proxy.make();
      if (trouble.fault === 'straggler') await wait(TOO_LATE + 200);
    }
  }
}

/** Makes every call at once while a store makes trouble; expects the answer that it must have, and things done wholly or not at all. */
export async function tryTrouble(site: TroubledSite, service: 'table' | 'objects', trouble: Case): Promise<void> {
  const stage: Stage = {
    stores: site.stores,
    admin: createCaller(site.origin, site.cookie),
    visitor: createCaller(site.origin),
    photo: jpeg(await picture('jpeg')),
  };
  for (const item of await site.stores.items()) if (item.pk.startsWith('THROTTLE#')) await site.stores.remove(item);
  const names = Object.keys(acts) as RouteName[];
  const prepared: [RouteName, Act][] = await Promise.all(
    names.map(async (name) => [name, (await acts[name]?.prepare(stage)) as Act] as const),
  );

  const answers = await underTrouble(site, service, trouble, () =>
    Promise.all(prepared.map(async ([name, act]) => [name, await act.send(), act] as const)),
  );

  for (const [name, answer, act] of answers) {
    const seen = endSeen(name, answer);
    const wanted = endOf(name, service, trouble);
    expect(wanted === 'either' ? ['good', 'refused'] : [wanted], name).toContain(seen);
    expect(answer.took, name).toBeLessThan(PATIENCE);
    expect(seen === 'good' ? ['done'] : ['done', 'undone'], name).toContain(await act.state());
    if (routes[name].idempotent) {
      expect(endSeen(name, await act.send()), `${name}, sent again`).toBe('good');
      expect(await act.state(), `${name}, sent again`).toBe('done');
    }
  }
  expect(await faultsIn(site.stores)).toEqual([]);
}
