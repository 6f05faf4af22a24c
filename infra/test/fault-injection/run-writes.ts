import { setTimeout as wait } from 'node:timers/promises';
import { type RouteName, routes } from '@rombo/shared/contract/routes';
import { expect } from 'vitest';
import { batchesOf } from '../../../functions/src/batches.ts';
import { type FaultRule, type Service, TOO_LATE } from './fault-proxy.ts';
import type { FaultySite } from './faulty-site.ts';
import { violationsIn } from './invariants.ts';
import { type Answer, retryUnavailable } from './requests.ts';
import { rows } from './writes.ts';

/** Maximum response time in milliseconds: for forms with files, three attempts each of a write, its reversal and the removal of files. */
const MAX_RESPONSE_MS = 12_000;

/** A fault of a store. `closed` resets connections. */
export type Fault = FaultRule | 'closed';

type Store = 'table' | 'objects';

/** Expected outcome of a call: success, a 503, or either if it depends on the remaining time. */
function expectedOutcome(name: RouteName, store: Store, fault: Fault): 'good' | 'refused' | 'either' {
  if (store === 'objects' && rows.get(name)?.objects !== 'answer') return 'good';
  if (fault === 'closed') return 'refused';
  // The sweep deletes remaining files.
  const { writesOnly = store } = rows.get(name) ?? {};
  const isRead = store === 'objects' ? !(fault.calls?.test('COPY') ?? true) : routes[name].method === 'GET';
  const isSpared = fault.calls && (isRead || writesOnly !== store);
  if (fault.fault === 'slow' || isSpared) return 'good';
  if (fault.tries === 'every') return 'refused';
  return fault.fault === 'straggler' ? 'either' : 'good';
}

/** Outcome of a call: success, a 503 with Retry-After, or an unexpected status. */
const outcomeOf = (name: RouteName, { status, headers }: Answer): string => {
  if (status === routes[name].status) return 'good';
  return status === 503 && headers.get('retry-after') !== null ? 'refused' : `${status}`;
};

/** Runs `work` while a store has a fault. */
export async function withFault<T>(site: FaultySite, store: Service, fault: Fault, work: () => Promise<T>): Promise<T> {
  const proxy = site.proxies[store];
  if (fault === 'closed') proxy.close();
  else proxy.make(fault);
  try {
    return await work();
  } finally {
    if (fault === 'closed') proxy.open();
    else {
      proxy.make();
      if (fault.fault === 'straggler') await wait(TOO_LATE + 200);
    }
  }
}

const prepare = async (site: FaultySite, name: RouteName) => {
  const scenario = await rows.get(name)?.prepare(site);
  if (!scenario) throw new Error(`${name} has no scenario`);
  return { name, ...scenario };
};

/** Expects that an answered call is stored completely or not at all, and can be retried. */
async function expectWhole({ name, send, state }: Awaited<ReturnType<typeof prepare>>, outcome: string, when: string) {
  const whole = outcome === 'good' ? ['done'] : ['done', 'undone'];
  // A function that was late may still be cleaning up.
  const cleanedUp = { timeout: 15_000, interval: 200, message: `${name} ${when}` };
  await expect.poll(state, cleanedUp).toSatisfy((seen: string) => whole.includes(seen));
  if (!routes[name].idempotent) return;
  expect(outcomeOf(name, await retryUnavailable(send)), `${name} ${when}, sent again`).toBe('good');
  expect(await state(), `${name} ${when}, sent again`).toBe('done');
}

/** Makes these calls concurrently while a store has a fault. Returns those that took too long, or timed out but should have succeeded. */
async function makeCalls(site: FaultySite, store: Store, fault: Fault, names: RouteName[]): Promise<RouteName[]> {
  await site.stores.forgetTries();
  const scenarios: Awaited<ReturnType<typeof prepare>>[] = [];
  // In batches: preparing all at once times out on a busy machine.
  for (const few of batchesOf(names, 6)) {
    scenarios.push(...(await Promise.all(few.map((name) => prepare(site, name)))));
  }
  const answers = await withFault(site, store, fault, () =>
    Promise.all(scenarios.map(async (scenario) => ({ scenario, answer: await scenario.send() }))),
  );
  const late: RouteName[] = [];
  for (const { scenario, answer } of answers) {
    const { name } = scenario;
    const outcome = outcomeOf(name, answer);
    const expected = expectedOutcome(name, store, fault);
    expect(expected === 'refused' ? ['refused'] : ['good', 'refused'], name).toContain(outcome);
    if (answer.took > MAX_RESPONSE_MS || (expected === 'good' && outcome === 'refused')) late.push(name);
    await expectWhole(scenario, outcome, 'under the fault');
  }
  return late;
}

/** Calls every route that uses the store while it has a fault. */
export async function runWrites(site: FaultySite, store: Store, fault: Fault): Promise<void> {
  // Routes that do not use the store are tested with one fault only.
  let names = [...rows].flatMap(([name, { objects }]) =>
    store === 'table' || fault === 'closed' || objects ? [name] : [],
  );
  // Two concurrent writes to the company would conflict with each other.
  const isApart = (name: RouteName) => name === 'restoreCompanyVersion';
  // Late calls are repeated in ever smaller groups: all together compete for two cores.
  for (const size of [names.length, 8, 3, 1, 1]) {
    const groups = [
      ...batchesOf(
        names.filter((name) => !isApart(name)),
        size,
      ),
      names.filter(isApart),
    ];
    names = [];
    for (const group of groups) if (group.length > 0) names.push(...(await makeCalls(site, store, fault, group)));
    expect(await violationsIn(site.stores)).toEqual([]);
    if (names.length === 0) break;
  }
  expect(names).toEqual([]);
}

/** Sends a write whose responses from the table are lost after the first `after` calls. Returns its outcome. */
export async function interruptWrite(site: FaultySite, name: RouteName, after: number): Promise<string> {
  await site.stores.forgetTries();
  const scenario = await prepare(site, name);
  const fault = { fault: 'cut after', tries: 'every', after } as const;
  const outcome = outcomeOf(name, await withFault(site, 'table', fault, scenario.send));
  expect(['good', 'refused'], `after ${after}`).toContain(outcome);
  await expectWhole(scenario, outcome, `after ${after}`);
  return outcome;
}
