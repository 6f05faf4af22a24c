import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '@rombo/shared/routes';
import { expect } from 'vitest';
import { picture } from '../../../functions/test/files.ts';
import { jpeg } from '../../../functions/test/forms.ts';
import { type Act, patiently, type Stage } from './acts/act.ts';
import { acts, type TriedRoute, triedRoutes } from './acts/index.ts';
import { type Answer, createCaller } from './caller.ts';
import type { Trouble } from './fault-proxy.ts';
import { TOO_LATE } from './faults.ts';
import type { TroubledSite } from './troubled-site.ts';
import { faultsIn } from './wholeness.ts';

/** No visitor waits longer for an answer, in milliseconds; three times as long where this process itself runs late by as much as `BUSY`. */
const PATIENCE = 3000;
const BUSY = 100e6;

/** The trouble of a store; `closed` is one that refuses connections. */
export type Case = Trouble | 'closed';

const slowToNotice = new Set(['hang', 'late', 'straggler']);

/** How a call must end: well, with a 503, or with either of them where it is a matter of how much time is left. */
function endOf(name: TriedRoute, service: 'table' | 'objects', trouble: Case): 'good' | 'refused' | 'either' {
  if (service === 'objects' && acts[name].objects !== 'answer') return 'good';
  if (trouble === 'closed') return 'refused';
  const { fault, tries, calls } = trouble;
  // Files that are not deleted are left to the sweep.
  const reads = routes[name].method === 'GET';
  const spares = calls && (service === 'objects' ? !calls.test('COPY') : reads);
  if (fault === 'slow' || spares) return 'good';
  if (tries === 'every') return 'refused';
  // The beginning of a file that breaks off is not asked for again.
  return slowToNotice.has(fault) || (service === 'objects' && fault === 'half') ? 'either' : 'good';
}

/** How a call ended: well, with a 503 that says when to come back, or in a way that is wrong, named by its status. */
export const endSeen = (name: TriedRoute, { status, headers }: Answer): string => {
  if (status === routes[name].status) return 'good';
  return status === 503 && headers.get('retry-after') !== null ? 'refused' : `${status}`;
};

/** Does something while a store makes trouble. */
export async function underTrouble<T>(
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

/** What acts on a site find. */
export const stageOf = async ({ stores, origin, cookie }: TroubledSite): Promise<Stage> => ({
  stores,
  admin: createCaller(origin, cookie),
  visitor: createCaller(origin),
  photo: jpeg(await picture('jpeg')),
});

const prepare = (stage: Stage, names: TriedRoute[]) =>
  Promise.all(names.map(async (name): Promise<[TriedRoute, Act]> => [name, await acts[name].prepare(stage)]));

/**
 * Makes these calls at once while a store makes trouble; expects the answer that each must have, and things done wholly or not at
 * all. Gives the calls that ran out of time where they should have come to a good end: a busy machine has less of it.
 */
async function makeCalls(site: TroubledSite, service: 'table' | 'objects', trouble: Case, names: TriedRoute[]) {
  await site.stores.forgetTries();
  const prepared = await prepare(await stageOf(site), names);
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const answers = await underTrouble(site, service, trouble, () =>
    Promise.all(prepared.map(async ([name, act]) => [name, await act.send(), act] as const)),
  );
  lag.disable();
  const late: TriedRoute[] = [];
  for (const [name, answer, act] of answers) {
    const seen = endSeen(name, answer);
    const wanted = endOf(name, service, trouble);
    expect(wanted === 'refused' ? ['refused'] : ['good', 'refused'], name).toContain(seen);
    if (wanted === 'good' && seen === 'refused') late.push(name);
    expect(answer.took, name).toBeLessThan(lag.max < BUSY ? PATIENCE : 3 * PATIENCE);
    expect(seen === 'good' ? ['done'] : ['done', 'undone'], name).toContain(await act.state());
    if (routes[name].idempotent) {
      expect(endSeen(name, await patiently(act.send)), `${name}, sent again`).toBe('good');
      expect(await act.state(), `${name}, sent again`).toBe('done');
    }
  }
  expect(await faultsIn(site.stores)).toEqual([]);
  return late;
}

/** Of what is no business of a call one kind of trouble tells as much as all of them. */
const concerns = (name: TriedRoute, service: 'table' | 'objects', trouble: Case): boolean =>
  service === 'table' || trouble === 'closed' || acts[name].objects !== undefined;

/** Tries every call of the API with a store in trouble that concerns it. */
export async function tryTrouble(site: TroubledSite, service: 'table' | 'objects', trouble: Case): Promise<void> {
  let names = triedRoutes.filter((name) => concerns(name, service, trouble));
  names = await makeCalls(site, service, trouble, names);
  // All at once they took one another's time: what was late is tried again by itself.
  for (let round = 0; round < 4 && names.length > 0; round++) {
    const late: TriedRoute[] = [];
    for (const name of names) late.push(...(await makeCalls(site, service, trouble, [name])));
    names = late;
  }
  expect(names).toEqual([]);
}
