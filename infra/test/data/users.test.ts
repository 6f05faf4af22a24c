import { expect, it } from 'vitest';
import { emptyTable } from './empty-table.ts';

await emptyTable();
const { findAccount, forgetDevices, setPassword } = await import('../../../functions/src/data/users.ts');
const { getItem, put } = await import('../../../functions/src/data/table.ts');

const key = { pk: 'USER', sk: 'admin' };

it('a new password is one that may be chosen, of an account that is there, and forgets its browsers', async () => {
  await put({ ...key, id: 'u', passwordHash: 'old', deviceEpoch: 'e1' });
  await expect(setPassword('admin', 'short')).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await getItem(key)).toMatchObject({ passwordHash: 'old', deviceEpoch: 'e1' });
  expect(await setPassword('nobody', 'carburatore-da-gara')).toBe(false);
  expect(await findAccount('nobody')).toBeUndefined();
  expect(await setPassword('admin', 'carburatore-da-gara')).toBe(true);
  const { passwordHash, deviceEpoch } = (await getItem(key)) ?? expect.fail();
  expect([passwordHash, deviceEpoch]).toEqual([
    expect.stringMatching(/^\$2b\$12\$/),
    expect.not.stringMatching(/^e1$/),
  ]);
});

it('browsers are forgotten by an account that is there, and by no other', async () => {
  await put({ ...key, id: 'u', passwordHash: 'old', deviceEpoch: 'e1' });
  await forgetDevices('admin');
  expect((await findAccount('admin'))?.deviceEpoch).toMatch(/^[0-9a-f-]{36}$/);
  await forgetDevices('nobody');
  expect(await findAccount('nobody')).toBeUndefined();
});
