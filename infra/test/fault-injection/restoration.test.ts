import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jpeg, picture, productForm } from '../../../functions/test/forms.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { sweepTomorrow, violationsIn } from './invariants.ts';
import { type Caller, createCaller } from './requests.ts';
import { mustSucceed } from './scenarios/scenario.ts';

const photo = jpeg(await picture('jpeg'));

describe('a product that is restored while the daily sweep runs', () => {
  let site: FaultySite;
  let admin: Caller;
  beforeAll(async () => {
    // Calls wait for what happens meanwhile.
    vi.stubEnv('REQUEST_TIMEOUT_MS', '5000');
    site = await startFaultySite();
    admin = createCaller(site.origin, site.cookie);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await site.stop();
  });

  /** Deletes a product whose files could not be hidden: the sweep is to do it. */
  async function trash() {
    const { id } = await mustSucceed(() => admin('createProduct', { body: productForm({ images: photo }) }));
    site.proxies.objects.make({ fault: 'throttle', tries: 'every', calls: /^(COPY|DELETE)$/ });
    await mustSucceed(() => admin('deleteProduct', { parameters: { id } }));
    site.proxies.objects.make();
    return () => mustSucceed(() => admin('restoreFromTrash', { parameters: { id } }));
  }

  /** Expects that no product lacks a file, now and after another sweep. */
  async function expectWhole() {
    expect(await violationsIn(site.stores)).toEqual([]);
    await sweepTomorrow(site.functionsDist);
    expect(await violationsIn(site.stores)).toEqual([]);
  }

  it.each([
    ['lists the files', 'objects', /^GET$/],
    ['copies a file where it is hidden', 'objects', /^COPY$/],
    ['deletes the public one', 'objects', /^DELETE$/],
    ['reads the slides', 'table', /^Query$/],
  ] as const)('keeps its files when it comes before the sweep %s', async (_, service, calls) => {
    const restore = await trash();
    site.proxies[service].interrupt(calls, restore);
    await sweepTomorrow(site.functionsDist);
    await expectWhole();
  });

  it.each([
    ['shows a file', 'objects', /^COPY$/],
    ['stores the product', 'table', /^PutItem$/],
    ['deletes the entry', 'table', /^DeleteItem$/],
  ] as const)('keeps its files when the sweep comes before the restoration %s', async (_, service, calls) => {
    const restore = await trash();
    site.proxies[service].interrupt(calls, () => sweepTomorrow(site.functionsDist));
    await restore();
    await expectWhole();
  });
});
