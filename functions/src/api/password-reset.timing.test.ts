import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount } from '../../test/accounts.ts';
import { call } from '../../test/site.ts';
import { deleteItems, itemsUnder } from '../../test/table.ts';

const HOUR = 60 * 60;
const request = (username: string) => call('requestPasswordReset', { json: { username } });

let account: Account;
beforeEach(async () => {
  await deleteItems(await itemsUnder('THROTTLE#'));
  account = await newAccount();
});
afterEach(() => removeAccount(account));

it('POST /api/password-reset answers known and unknown names alike, in the same time', async () => {
  const answers = new Set<string>();
  await request(account.username);
  const [{ pk = '' } = {}] = await itemsUnder('THROTTLE#reset-address');
  // By key: a scan of the table takes longer than the request.
  const forgetOwn = () => {
    const sk = String(Math.floor(Date.now() / 1000 / HOUR));
    return deleteItems([pk, `THROTTLE#reset-account#${account.username}`].map((pk) => ({ pk, sk })));
  };
  const kinds = ['known', 'unknown'] as const;
  const rounds = 80;
  let slower = 0;
  for (let at = 0; at < rounds; at++) {
    const took = { known: 0, unknown: 0 };
    // In random order: the links of known names are made meanwhile, which could keep step with a fixed one.
    for (const kind of Math.random() < 0.5 ? kinds : kinds.toReversed()) {
      await forgetOwn();
      // The names are equally long.
      const name = kind === 'known' ? account.username : `${account.username.slice(0, -3)}${100 + at}`;
      const { status, headers, body, took: time } = await request(name);
      took[kind] = time;
      const shown = [...headers.keys()].filter((name) => !/^(date|x-amzn?-|apigw)/.test(name)).sort();
      answers.add(JSON.stringify([status, body, shown, headers.get('content-length')]));
    }
    if (took.known > took.unknown) slower += 1;
  }
  expect([...answers]).toEqual([expect.stringMatching(/^\[202,\{"byMail":true\},/)]);
  // A sign test: of equal times, one run in 100,000 is farther from half of the rounds.
  expect(Math.abs(slower - rounds / 2)).toBeLessThanOrEqual(20);
}, 240_000);
