import { expect, it } from 'vitest';
import { picture, png } from '../../test/forms.ts';
import { cookie } from '../../test/site.ts';
import { announce, sendFile } from '../../test/uploads.ts';

// In a file of its own: no emulator checks who signed a policy.
it('an upload takes no policy that somebody else wrote over the one that POST /api/uploads signed', async () => {
  const image = png(await picture('png'));
  const { body } = await announce(cookie, 'product-image', image);
  const policy = JSON.stringify({ expiration: '2999-01-01T00:00:00Z', conditions: [] });
  const Policy = Buffer.from(policy).toString('base64');
  expect((await sendFile(body[0], image, { Policy })).status).toBe(403);
});
