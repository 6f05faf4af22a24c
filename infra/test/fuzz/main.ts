import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { signIn } from '../api-site.ts';
import { withSite } from '../bench/figure.ts';
import { pythonTool } from '../python-tool.ts';

const VERSION = '4.32.5';
const EXAMPLES = process.argv[2] ?? '100';
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Calls that would end the shared session. Those that require a password end none. */
const ENDINGS = ['logout'];

/** Fuzzes every route as the administrator on a separate site, with requests that the OpenAPI document allows or forbids. */
process.exitCode = await withSite('demo', async (site) => {
  const cookie = await signIn(site);
  const args = ['run', `${site.origin}/api/openapi.json`, '--url', site.origin, '-H', 'Sec-Fetch-Site: same-origin'];
  for (const name of ENDINGS) args.push('--exclude-operation-id', name);
  const tool = pythonTool('schemathesis', VERSION);
  const child = spawn(tool, ['--config-file', file('schemathesis.toml'), ...args, '-n', EXAMPLES], {
    stdio: 'inherit',
    env: { ...process.env, SCHEMATHESIS_HOOKS: file('hooks.py'), SESSION: cookie.split('=')[1] ?? '' },
  });
  const [code] = await once(child, 'close');
  return code ?? 1;
});
