import { routes } from '@rombo/shared/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from './acts/act.ts';
import { acts, type TriedRoute, triedRoutes } from './acts/index.ts';
import { startTroubledSite, type TroubledSite } from './troubled-site.ts';
import { endSeen, stageOf, underTrouble } from './try-trouble.ts';
import { faultsIn } from './wholeness.ts';

/** More calls of the table than any route needs. */
const MANY = 20;

describe('a table that does what it is told and says so no more, from one call on', () => {
  let site: TroubledSite;
  beforeAll(async () => {
    site = await startTroubledSite();
  });
  afterAll(() => site.stop());

  /** Sends a call of whose calls of the table so many come through, and one more of which nobody hears. */
  async function breakOff(name: TriedRoute, after: number): Promise<string> {
    await site.stores.forgetTries();
    const act = await acts[name].prepare(await stageOf(site));
    const trouble = { fault: 'cut after', tries: 'every', after } as const;
    const seen = endSeen(name, await underTrouble(site, 'table', trouble, act.send));
    expect(['good', 'refused'], `after ${after}`).toContain(seen);
    expect(seen === 'good' ? ['done'] : ['done', 'undone'], `after ${after}`).toContain(await act.state());
    if (routes[name].idempotent) {
      expect(endSeen(name, await patiently(act.send)), `sent again after ${after}`).toBe('good');
      expect(await act.state(), `sent again after ${after}`).toBe('done');
    }
    return seen;
  }

  it.each(triedRoutes.filter((name) => routes[name].method !== 'GET'))(
    'leaves nothing half done, whichever call of %s it is',
    async (name) => {
      let after = 0;
      while ((await breakOff(name, after)) !== 'good') {
        after += 1;
        expect(after).toBeLessThan(MANY);
      }
      expect(await faultsIn(site.stores)).toEqual([]);
    },
  );
});
