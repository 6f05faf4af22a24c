import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logOf } from '../../../functions/test/changes.ts';
import type { FaultRule } from './fault-proxy.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';

const faults: FaultRule['fault'][] = ['broken', 'hang'];

describe('pages while the table is with faults', () => {
  let site: FaultySite;
  beforeAll(async () => {
    site = await startFaultySite();
    vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    return site.stop();
  });

  const open = async (path: string) => {
    const start = performance.now();
    const response = await fetch(site.origin + path);
    const html = await response.text();
    expect(performance.now() - start, path).toBeLessThan(3000);
    return { status: response.status, headers: response.headers, html };
  };

  it.each(faults)('%s: those with a file are there, and fill themselves', async (fault) => {
    site.proxies.table.make({ fault, tries: 'every' });
    for (const path of ['/', '/en/products', '/contatti']) {
      const { status, html } = await open(path);
      expect([status, html]).toEqual([200, expect.stringContaining('<div id="root"></div>')]);
    }
    site.proxies.table.make();
  });

  it('are counted, which is what the alarm listens to', async () => {
    site.proxies.table.make({ fault: 'broken', tries: 'every' });
    const log = await logOf(() => open('/news'));
    site.proxies.table.make();
    expect(log.match(/"PagesFailed":1/g)).toHaveLength(1);
  });

  it.each(faults)('%s: a product says to come back, and is not kept', async (fault) => {
    site.proxies.table.make({ fault, tries: 'every' });
    for (const path of ['/prodotti/saetta-21', '/en/products/saetta-21']) {
      const { status, headers, html } = await open(path);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '300', 'no-store']);
      expect(html).toContain(path.startsWith('/en') ? '<html lang="en">' : '<html lang="it">');
      expect(html).toContain('<main');
    }
    site.proxies.table.make();
    expect((await open('/prodotti/saetta-21')).status).toBe(404);
  });
});
