import { expect, it } from 'vitest';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

it('gives three templates of replies before any was saved', async () => {
  const { status, body } = await call('getReplyTemplates', { cookie });
  expect(status).toBe(200);
  expect(body.templates).toHaveLength(3);
});

it('gives templates to the administrator only', async () => {
  expect(await call('getReplyTemplates')).toMatchObject(refusal('unauthenticated'));
});
