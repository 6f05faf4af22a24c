import { expect, test } from 'vitest';
import { signIn } from '../test/api-site.ts';
import { nothingYet, whatIsWrong, writeAndKill } from '../test/fault-injection/crash.ts';
import { temporaryFolder } from '../test/folder.ts';
import { address, startMain } from '../test/start-main.ts';

/** `KILLS=100` makes a longer run. */
const kills = Number(process.env.KILLS ?? 4);
const account = { username: 'admin', password: 'kill me if you can' };

test('kills in the middle of writes lose nothing that was acknowledged, and no product lacks a picture', {
  timeout: kills * 30_000,
}, async () => {
  const chosen = { ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password };
  const env = { PORT: '0', SEED: 'none', DATA_DIR: await temporaryFolder(), ...chosen };
  const known = nothingYet();
  let cookie: string | undefined;
  for (let life = 1; life <= kills; life++) {
    const { child, exit, untilSaid } = startMain(env);
    const origin = await untilSaid(address);
    const kill = async () => {
      child.kill('SIGKILL');
      await exit;
    };
    // One session outlives every kill.
    cookie ??= await signIn({ origin, ...account });
    await writeAndKill({ origin, kill }, cookie, life, known);
  }
  const { untilSaid } = startMain(env);
  expect(known.saved.size).toBeGreaterThan(0);
  expect(await whatIsWrong(await untilSaid(address), known)).toEqual([]);
});
