import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { address, main, startMain } from '../test/start-main.ts';
import { closeServer, listen } from './listen.ts';
import { usage } from './settings.ts';
import { createClient, json } from './site-client.ts';

test('a failed start prints the reason in one line and exits with 1', async () => {
  const DATA_DIR = join(await temporaryFolder(), 'data');
  const server = createServer();
  const busy = await listen(server, 0);
  onTestFinished(() => closeServer(server));
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'http', DATA_DIR }, /^PORT is http: .+\n$/],
    [{ PORT: String(busy), DATA_DIR }, /^Port \d+ is in use: .+\n$/],
    [{ PORT: '0', DATA_DIR: join(main, 'data') }, /^.+ cannot be written .+\n$/],
    [{ PORT: '0', DATA_DIR, ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD must .+\n$/],
  ];
  for (const [env, line] of cases) {
    const { exit, said } = startMain(env);
    expect(await exit).toBe(1);
    expect(said.error).toMatch(line);
  }
});

test('--help prints the settings and starts nothing; any other argument is refused with them', async () => {
  const DATA_DIR = join(await temporaryFolder(), 'data');
  for (const [args, exit, out, error] of [
    [['--help'], 0, `${usage}\n`, ''],
    [['-h'], 0, `${usage}\n`, ''],
    [['--port', '4000'], 1, '', `Unknown: --port 4000\n\n${usage}\n`],
  ] as const) {
    const start = startMain({ PORT: '0', DATA_DIR }, ...args);
    expect([await start.exit, start.said]).toEqual([exit, { out, error }]);
  }
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('a signal stops it cleanly, with its folder free for the next start', async () => {
  const env = { PORT: '0', SEED: 'none', DATA_DIR: await temporaryFolder() };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { child, said, exit, untilSaid } = startMain(env);
    const origin = await untilSaid(address);
    expect((await fetch(`${origin}/api/products`)).status).toBe(200);
    const second = startMain(env);
    expect(await second.exit).toBe(1);
    expect(second.said.error).toMatch(/^.+ is in use by another start.+\n$/);
    child.kill(signal);
    expect([await exit, said.error]).toEqual([0, '']);
    await expect(fetch(origin)).rejects.toThrow();
  }
});

test('the configured account signs in; the previous one and its sessions are invalid', async () => {
  let cookie = '';
  const env = { PORT: '0', SEED: 'none', DATA_DIR: await temporaryFolder() };
  const accounts = [
    ['anna', 'the first password'],
    ['anna', 'the second password'],
    ['berta', 'the third password'],
  ] as const;
  for (const [at, chosen] of accounts.entries()) {
    const { child, exit, untilSaid } = startMain({ ...env, ADMIN_USERNAME: chosen[0], ADMIN_PASSWORD: chosen[1] });
    const origin = await untilSaid(address);
    const { call } = createClient(origin);
    const signIn = async ([username, password]: readonly [string, string]) => {
      const answer = await call('login', [200, 401], json({ username, password }));
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return answer.status;
    };
    await call('getUser', [401], { headers: { cookie } });
    const before = accounts[at - 1] ?? ['admin', 'no password of this site'];
    expect([await signIn(chosen), await signIn(before)]).toEqual([200, 401]);
    await call('getUser', [200], { headers: { cookie } });
    child.kill('SIGTERM');
    await exit;
  }
});
