import { afterEach, describe, expect, it } from 'vitest';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { keysUnder, removeObjects } from '../../test/stores.ts';
import { setCount, withinOneWindow } from '../../test/throttles.ts';
import { ARCHIVE_REQUESTS, ARCHIVES } from '../backup/archives.ts';
import { store } from '../files/bucket.ts';

const HOUR = 60 * 60;

// `infra/deploy/backup/archives.test.ts` tests what a request makes.
describe('the archives', () => {
  afterEach(async () => removeObjects([...(await keysUnder(ARCHIVES)), ...(await keysUnder(ARCHIVE_REQUESTS))]));

  it('are listed newest first, with a URL of an hour each', async () => {
    const ids = ['2026-11-20T03-00-00-000Z', '2026-11-27T03-00-00-000Z'];
    for (const id of ids) await store(`${ARCHIVES}${id}.tar`, new TextEncoder().encode(id), 'application/x-tar');
    const { status, body } = await call('listArchives', { cookie });
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
    expect(body[0]).toMatchObject({ size: 24, createdAt: expect.stringMatching(/Z$/) });
    const opened = await fetch(body[0].url);
    expect([opened.status, await opened.text()]).toEqual([200, ids[1]]);
    expect(new URL(body[0].url).searchParams.get('X-Amz-Expires')).toBe(String(HOUR));
  });

  it('can be requested five times an hour', async () => {
    await withinOneWindow(HOUR, 20);
    await setCount('archive', 'all', HOUR, 4);
    const answers = [await call('createArchive', { cookie }), await call('createArchive', { cookie })];
    await setCount('archive', 'all', HOUR, 0);
    expect(answers[0]).toMatchObject({ status: 202, body: { requestedAt: expect.stringMatching(/Z$/) } });
    expect(answers[1]).toMatchObject(refusal('too_many_requests'));
  });
});
