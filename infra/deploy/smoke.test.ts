import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../functions/test/files.ts';
import { png, productForm } from '../../functions/test/forms.ts';
import { startCachedSite } from '../test/cached-site.ts';
import { startStubSite } from '../test/stub-site.ts';
import { smokeTest } from './smoke.ts';

describe('the smoke test after a deployment', () => {
  let site: Awaited<ReturnType<typeof startCachedSite>>;
  beforeAll(async () => {
    site = await startCachedSite();
  }, 60_000);
  afterAll(() => site.stop());

  it('passes on a whole site, empty or with a product', async () => {
    expect(await smokeTest(site.origin)).toHaveLength(6);
    await site.write('POST', '/api/products', productForm({ images: png(await picture('png')) }));
    await site.settled();
    await smokeTest(site.origin);
  }, 60_000);

  it('names everything that is wrong where nothing is rendered and there is no API', async () => {
    const { origin } = await startStubSite({ 'render-page': 'throw new Error("broken");' });
    await expect(smokeTest(origin)).rejects.toThrow(
      /not rendered\n {2}\/assets\/ is 404\n {2}\/api\/products is 502\n {2}\/api\/user is/,
    );
  });
});
