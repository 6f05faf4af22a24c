import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { omit } from '@rombo/shared/contract/keys-of';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from '../local/listen.ts';
import { type Call, runCommand } from './command.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const command = { usage: 'the usage', flags: ['data'], takesEnvironment: true };
const withWords = { usage: 'the usage', isKnown: ([first]: string[]) => first === 'create' };
Object.assign(process.env, { SITE_NOTIFY_EMAIL: 'info@example.com', SITE_PASSWORD: 'parola-di-prova' });

/** Runs a command. Returns what it was called with, and what was printed. */
async function run(args: string[], of: Omit<Parameters<typeof runCommand>[0], 'run'>) {
  const command = vi.fn(async (_: Call) => 'Done.');
  const printed = { log: vi.spyOn(console, 'log'), error: vi.spyOn(console, 'error') };
  for (const spy of Object.values(printed)) spy.mockImplementation(() => {});
  await runCommand({ ...of, run: command }, args);
  return {
    call: command.mock.calls[0]?.[0],
    log: printed.log.mock.calls.flat(),
    error: printed.error.mock.calls.flat(),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

describe('a command line', () => {
  it('selects an environment and overrides its configuration', async () => {
    vi.stubEnv('AWS_REGION', '');
    const { call } = await run(['staging', '--data', '-c', 'region=eu-west-1'], command);
    expect(call?.config).toMatchObject({ environment: 'staging', name: 'rombo-staging', region: 'eu-west-1' });
    expect(call?.context).toEqual(['-c', 'environment=staging', '-c', 'region=eu-west-1']);
    expect([...(call?.flags ?? [])]).toEqual(['data']);
    expect((await run(['create', '-e', 'production'], withWords)).call).toMatchObject({
      words: ['create'],
      config: { environment: 'production' },
    });
  });

  it.each([
    [['production', 'now'], command, 'Unknown: now'],
    [['--force', 'production'], command, "Unknown option '--force'"],
    [['productoin'], command, 'environment must be one of those in infra/environments'],
    [[], command, 'Name the environment'],
    [['create'], withWords, 'Name the environment'],
    [['-e', 'production'], withWords, 'the usage'],
    [['destroy', '-e', 'production'], withWords, 'Unknown: destroy'],
  ])('%j is refused', async (args, of, reason) => {
    const { call, error } = await run(args, of);
    expect([call, process.exitCode]).toEqual([undefined, 1]);
    expect(error.join()).toContain(reason);
  });
});

it('masks addresses, the password and its hash on GitHub', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('AWS_REGION', '');
  const { log } = await run(['staging'], command);
  expect(log.slice(0, -1)).toEqual([
    '::add-mask::info@example.com',
    '::add-mask::parola-di-prova',
    expect.stringMatching(/^::add-mask::[0-9a-f]{64}$/),
  ]);
});

describe('every command', () => {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (body.includes('Action=GetCallerIdentity')) {
      const account = '<GetCallerIdentityResult><Account>123456789012</Account></GetCallerIdentityResult>';
      return response.end(`<GetCallerIdentityResponse>${account}</GetCallerIdentityResponse>`);
    }
    requests.push(request.url ?? '');
    return response.writeHead(500).end();
  });
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    const AWS_ENDPOINT_URL = `http://127.0.0.1:${await listen(server, 0)}`;
    const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
    env = { ...process.env, ...credentials, AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3: AWS_ENDPOINT_URL, DATA_DIR: '/no' };
  });
  afterAll(() => server.close());

  const folders: Record<string, string> = { backup: 'deploy/backup', restore: 'deploy/backup', smoke: 'deploy/smoke' };
  const run = (script: string, ...args: string[]) =>
    promisify(execFile)('node', [`infra/${folders[script] ?? 'deploy'}/${script}.ts`, ...args], {
      cwd: root,
      env,
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }) => ({ code, said: stderr as string }),
    );

  it('destroy needs no variables, says account and region, and asks for the name of the site', async () => {
    const without = omit(env, 'SITE_NOTIFY_EMAIL', 'SITE_PASSWORD');
    const asked = promisify(execFile)('node', ['infra/deploy/destroy.ts', 'staging'], { cwd: root, env: without });
    asked.child.stdin?.end('no\n');
    await expect(asked).rejects.toMatchObject({
      stdout: expect.stringMatching(/account 123456789012, region eu-south-1 .*Type rombo-staging to go on/),
      stderr: expect.stringContaining('Nothing was removed.'),
    });
    expect(requests).toEqual([]);
  });

  it('smoke without a site says how to start one', async () => {
    const { code, said } = await run('smoke');
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('start the site with "npm start" first') });
  });

  const scripts = ['deploy', 'rollback', 'destroy', 'admin', 'backup', 'restore', 'smoke'];
  it.each(scripts)('%s prints its usage and refuses unknown words without calling AWS', async (script) => {
    const [help, unknown] = await Promise.all([run(script, '--help'), run(script, 'production', 'nonsense')]);
    expect(help).toMatchObject({ code: 0, said: expect.stringContaining(`npm run ${script} -- <`) });
    expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining(`npm run ${script} -- <`) });
    expect(requests).toEqual([]);
  });
});
