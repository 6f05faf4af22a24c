import { startSite } from '../local/site.ts';

/** Enters the demo catalogue, which takes 15 s of a processor, into a data folder that each browser suite copies. */
const [dataDir = ''] = process.argv.slice(2);
const site = await startSite({ dataDir, seed: 'demo' });
await site.stop();
