import { startSite } from '../local/site.ts';

/** Data folder of an entered demo catalogue, which each browser suite copies: entering it takes 15 s of a processor. */
export const DEMO_DATA = 'test-results/demo-data';

if (import.meta.main) {
  const site = await startSite({ dataDir: DEMO_DATA, seed: 'demo' });
  await site.stop();
}
