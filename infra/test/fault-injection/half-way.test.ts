import { routes } from '@rombo/shared/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { violationsIn } from './invariants.ts';
import { contextOf, endSeen, withFault } from './run-scenarios.ts';
import { type ScenarioRoute, scenarioRoutes, scenarios } from './scenarios/index.ts';
import { retryUnavailable } from './scenarios/scenario.ts';

/** More calls of the table than any route needs. */
const MANY = 20;

describe('a table that does what it is told and says so no more, from one call on', () => {
  let site: FaultySite;
  beforeAll(async () => {
    site = await startFaultySite();
  });
  afterAll(() => site.stop());

  /** Sends a call of whose calls of the table so many come through, and one more of which nobody hears. */
  async function breakOff(name: ScenarioRoute, after: number): Promise<string> {
    await site.stores.forgetTries();
    const scenario = await scenarios[name].prepare(await contextOf(site));
    const rule = { fault: 'cut after', tries: 'every', after } as const;
    const seen = endSeen(name, await withFault(site, 'table', rule, scenario.send));
    expect(['good', 'refused'], `after ${after}`).toContain(seen);
    expect(seen === 'good' ? ['done'] : ['done', 'undone'], `after ${after}`).toContain(await scenario.state());
    if (routes[name].idempotent) {
      expect(endSeen(name, await retryUnavailable(scenario.send)), `sent again after ${after}`).toBe('good');
      expect(await scenario.state(), `sent again after ${after}`).toBe('done');
    }
    return seen;
  }

  it.each(scenarioRoutes.filter((name) => routes[name].method !== 'GET'))(
    'leaves nothing half done, whichever call of %s it is',
    async (name) => {
      let after = 0;
      while ((await breakOff(name, after)) !== 'good') {
        after += 1;
        expect(after).toBeLessThan(MANY);
      }
      expect(await violationsIn(site.stores)).toEqual([]);
    },
  );
});
