import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signIn } from './api-site.ts';
import { nothingYet, type Running, whatIsWrong, writeAndKill } from './fault-injection/crash.ts';

/** Kills the site in the middle of writes, a hundred times or `--kills`, on one folder of data: too long for every test run. */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } });
const kills = Number(values.kills);
const account = { username: 'admin', password: 'kill me if you can' };
const folder = mkdtempSync(join(tmpdir(), 'rombo-soak-'));
const env = {
  PATH: process.env.PATH,
  PORT: '0',
  SEED: 'none',
  DATA_DIR: folder,
  ADMIN_USERNAME: account.username,
  ADMIN_PASSWORD: account.password,
};

/** Starts the site and waits for its address. */
async function start(): Promise<Running> {
  const child = spawn(process.execPath, ['infra/local/main.ts'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = once(child, 'close');
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /(http:\/\/localhost:\d+)\n/.exec(said)?.[1];
      if (found) resolve(found);
    });
    gone.then(() => reject(new Error(`The site did not start: ${said}`)), reject);
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { origin, kill };
}

const known = nothingYet();
/** One session outlives every kill. */
let cookie: string | undefined;
try {
  for (let life = 1; life <= kills; life++) {
    const running = await start();
    cookie ??= await signIn({ ...account, origin: running.origin });
    await writeAndKill(running, cookie, life, known);
    if (life % 10 === 0)
      console.log(`${life} kills, ${known.saved.size} saves and ${known.deleted.size} deletions acknowledged`);
  }
  const { origin, kill } = await start();
  const faults = await whatIsWrong(origin, known);
  await kill();
  for (const fault of faults) console.error(fault);
  console.log(
    `${kills} kills: ${faults.length === 0 ? 'nothing is lost, nothing is half' : `${faults.length} faults`}`,
  );
  process.exitCode = faults.length === 0 && known.saved.size > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
