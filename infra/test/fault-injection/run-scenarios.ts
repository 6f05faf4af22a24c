import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '@rombo/shared/contract/routes';
import { expect } from 'vitest';
import { batchesOf } from '../../../functions/src/batches.ts';
import { jpeg, picture } from '../../../functions/test/forms.ts';
import type { FaultRule } from './fault-proxy.ts';
import { TOO_LATE } from './fault-proxy.ts';
import type { FaultySite } from './faulty-site.ts';
import { violationsIn } from './invariants.ts';
import { type Answer, createCaller } from './requests.ts';
import { type ScenarioRoute, scenarioRoutes, scenarios } from './scenarios/index.ts';
import { retryUnavailable, type Scenario, type ScenarioContext } from './scenarios/scenario.ts';

/**
 * Longest response, in milliseconds: the deadline of 2.5 s, and what hashing passwords takes while all scenarios share two cores. Three
 * times as long while the event loop is late by `BUSY` nanoseconds.
 */
const MAX_RESPONSE_MS = 4000;
const BUSY = 100e6;

/** The fault of a store; `closed` is one that refuses connections. */
export type Case = FaultRule | 'closed';

const slowToNotice = new Set(['hang', 'late', 'straggler']);

/** Expected outcome of a call: success, a 503, or either if it depends on the time that is left. */
function endOf(name: ScenarioRoute, service: 'table' | 'objects', rule: Case): 'good' | 'refused' | 'either' {
  if (service === 'objects' && scenarios[name].objects !== 'answer') return 'good';
  if (rule === 'closed') return 'refused';
  const { fault, tries, calls } = rule;
  // Files that are not deleted are left to the sweep.
  const reads = routes[name].method === 'GET';
  const spares = calls && (service === 'objects' ? !calls.test('COPY') : reads);
  if (fault === 'slow' || spares) return 'good';
  if (tries === 'every') return 'refused';
  // The beginning of a file that breaks off is not asked for again.
  return slowToNotice.has(fault) || (service === 'objects' && fault === 'half') ? 'either' : 'good';
}

/** Outcome of a call: success, a 503 with Retry-After, or an unexpected status. */
export const endSeen = (name: ScenarioRoute, { status, headers }: Answer): string => {
  if (status === routes[name].status) return 'good';
  return status === 503 && headers.get('retry-after') !== null ? 'refused' : `${status}`;
};

/** Does something while a store has a fault. */
export async function withFault<T>(site: FaultySite, service: 'table' | 'objects', rule: Case, work: () => Promise<T>) {
  const proxy = site.proxies[service];
  if (rule === 'closed') await proxy.close();
  else proxy.make(rule);
  try {
    return await work();
  } finally {
    if (rule === 'closed') await proxy.open();
    else {
      proxy.make();
      if (rule.fault === 'straggler') await wait(TOO_LATE + 200);
    }
  }
}

/** Returns the context of scenarios on a site. */
export const contextOf = async ({ stores, origin, cookie }: FaultySite): Promise<ScenarioContext> => ({
  stores,
  admin: createCaller(origin, cookie),
  visitor: createCaller(origin),
  photo: jpeg(await picture('jpeg')),
});

/** Prepares a few at a time: all at once run out of time on a busy machine. */
async function prepare(context: ScenarioContext, names: ScenarioRoute[]) {
  const prepared: [ScenarioRoute, Scenario][] = [];
  for (const few of batchesOf(names, 6)) {
    const made = few.map(
      async (name): Promise<[ScenarioRoute, Scenario]> => [name, await scenarios[name].prepare(context)],
    );
    prepared.push(...(await Promise.all(made)));
  }
  return prepared;
}

/**
 * Makes these calls at once while a store has a fault; expects the answer that each must have, and things done wholly or not at
 * all. Gives the calls that ran out of time where they should have come to a good end: a busy machine has less of it.
 */
async function makeCalls(site: FaultySite, service: 'table' | 'objects', rule: Case, names: ScenarioRoute[]) {
  await site.stores.forgetTries();
  const prepared = await prepare(await contextOf(site), names);
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const answers = await withFault(site, service, rule, () =>
    Promise.all(prepared.map(async ([name, scenario]) => [name, await scenario.send(), scenario] as const)),
  );
  lag.disable();
  const late: ScenarioRoute[] = [];
  for (const [name, answer, scenario] of answers) {
    const seen = endSeen(name, answer);
    const wanted = endOf(name, service, rule);
    expect(wanted === 'refused' ? ['refused'] : ['good', 'refused'], name).toContain(seen);
    if (wanted === 'good' && seen === 'refused') late.push(name);
    expect(answer.took, name).toBeLessThan(lag.max < BUSY ? MAX_RESPONSE_MS : 3 * MAX_RESPONSE_MS);
    expect(seen === 'good' ? ['done'] : ['done', 'undone'], name).toContain(await scenario.state());
    if (routes[name].idempotent) {
      expect(endSeen(name, await retryUnavailable(scenario.send)), `${name}, sent again`).toBe('good');
      expect(await scenario.state(), `${name}, sent again`).toBe('done');
    }
  }
  expect(await violationsIn(site.stores)).toEqual([]);
  return late;
}

/** Of what is no business of a call one kind of fault tells as much as all of them. */
const concerns = (name: ScenarioRoute, service: 'table' | 'objects', rule: Case): boolean =>
  service === 'table' || rule === 'closed' || scenarios[name].objects !== undefined;

/** Tries every call of the API with a store with faults that concerns it. */
export async function runScenarios(site: FaultySite, service: 'table' | 'objects', rule: Case): Promise<void> {
  let names = scenarioRoutes.filter((name) => concerns(name, service, rule));
  names = await makeCalls(site, service, rule, names);
  // All at once they took one another's time: what was late is tried again by itself.
  for (let round = 0; round < 4 && names.length > 0; round++) {
    const late: ScenarioRoute[] = [];
    for (const name of names) late.push(...(await makeCalls(site, service, rule, [name])));
    names = late;
  }
  expect(names).toEqual([]);
}
