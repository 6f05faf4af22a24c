import { afterAll, describe, expect, it } from 'vitest';
import { startFaultySite } from './faulty-site.ts';
import { violationsIn } from './invariants.ts';
import { interruptWrite } from './run-writes.ts';
import { writes } from './writes.ts';

const site = await startFaultySite();
afterAll(site.stop);

/** More table calls than any route makes. */
const MANY = 20;

describe('a function that is cut off from the table between two calls', () => {
  it.each(writes)('leaves nothing half done, at any call of %s', async (name) => {
    let after = 0;
    while ((await interruptWrite(site, name, after)) !== 'good') {
      after += 1;
      expect(after).toBeLessThan(MANY);
    }
    expect(await violationsIn(site.stores)).toEqual([]);
  });
});
