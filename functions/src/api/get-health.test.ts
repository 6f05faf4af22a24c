import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { call } from '../../test/site.ts';

it('says that the site works and which release it is, anew each time', async () => {
  const { status, headers, body } = await call('getHealth');
  const commit = process.env.SITE_COMMIT || execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  // A tree with changes is no commit.
  expect(body).toEqual({
    status: 'ok',
    commit: expect.stringMatching(`^${commit}(-dirty)?$`),
    releasedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});
