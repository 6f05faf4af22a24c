/**
 * Runs on any Node 20 or newer with nothing installed. Installs packages and builds what changed, then runs a script with the Node version
 * of the project: `node infra/local/bootstrap.mjs start|dev|test|check|format|<script>`
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const scripts = {
  start: 'infra/local/main.ts',
  dev: 'infra/local/dev.ts',
  test: 'infra/test/run.ts',
  check: 'infra/test/check.ts',
  format: 'infra/test/format.ts',
};
/** Scripts that `npm test -- <name>` runs instead of the tests. */
const longTests = {
  templates: 'infra/test/emulator/templates.ts',
  fuzz: 'infra/test/fuzz/main.ts',
  mutants: 'infra/test/mutants/main.ts',
};
/** Larger than the default of 4: sharp occupies threads for long, and access to table and files must not wait. */
const UV_THREADPOOL_SIZE = process.env.UV_THREADPOOL_SIZE ?? '12';
/**
 * By default, glibc keeps freed memory in an arena per thread: 1.5 GB after 500 uploaded pictures. Two arenas, and blocks from 128 kB on
 * that return to the system when they are freed.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
const env = { ...MALLOC, ...process.env, PATH: bin + delimiter + process.env.PATH, UV_THREADPOOL_SIZE };

const fail = (line) => {
  console.error(line);
  process.exit(1);
};

/** Current child process. All signals are forwarded to it. */
let child;
const forward = (signal) => {
  if (child?.kill(signal)) clearInterval(parentWatch);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);

const npm = process.env.npm_execpath;
const parent = process.ppid;
/** Returns the parent of npm's shell, which is npm. Undefined without Linux or if the shell was replaced by its command. */
const parentOfShell = () => {
  try {
    return /^\d+ \(\w*sh\) \S (\d+) /.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
};
const grandparent = parentOfShell();
/**
 * npm sends a signal to its shell, which ends without forwarding it; a killed npm leaves its shell running. Node has no event for the end
 * of a parent process.
 */
const parentWatch = setInterval(() => {
  if (npm && (process.ppid !== parent || parentOfShell() !== grandparent)) forward('SIGTERM');
}, 500).unref();

/** Runs a command and returns its exit code, or 130 after a signal. */
const run = (command, args, options) =>
  new Promise((resolve) => {
    child = spawn(command, args, { cwd: root, env, stdio: 'inherit', ...options });
    child.on('error', (error) => fail(`${command} cannot be run: ${error.message}`));
    child.on('close', (code, signal) => resolve(signal ? 130 : code));
  });

/** Files that are not build inputs. */
const isIgnored = (name) => ['dist', 'dist-server', 'e2e', 'node_modules'].includes(name) || name.includes('.test.');

const walk = (path) => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [`${path} ${found.size} ${found.mtimeMs}`];
  return readdirSync(path)
    .filter((name) => !isIgnored(name))
    .flatMap((name) => walk(join(path, name)));
};

const stateOf = (inputs) => {
  const hash = createHash('sha256');
  for (const input of inputs) for (const line of walk(join(root, input))) hash.update(`${line}\n`);
  return hash.digest('hex');
};

/** Runs a step if its inputs changed since its last success or its output is missing. */
async function step({ name, title, state, output, command, args, options }) {
  const stamp = join(root, 'node_modules/.steps', name);
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === state();
  if (isCurrent && output.every((file) => existsSync(join(root, file)))) return;
  console.log(`${title}...`);
  rmSync(stamp, { force: true });
  const code = await run(command, args, options);
  if (code !== 0) fail(code === 130 ? 'Stopped.' : `${title} failed with ${code}: the reason is above.`);
  mkdirSync(join(root, 'node_modules/.steps'), { recursive: true });
  writeFileSync(stamp, state());
}

const install = {
  name: 'install',
  title: 'Installing packages (a few minutes the first time)',
  state: () =>
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
  output: ['node_modules/.bin'],
  command: npm ? process.execPath : 'npm',
  args: [...(npm ? [npm] : []), 'install', '--no-audit', '--no-fund', '--loglevel=error'],
  options: { shell: !npm && process.platform === 'win32' },
};

const build = (name, title, script, output, inputs) => ({
  name,
  title,
  state: () => stateOf([...inputs, 'shared/src', 'package-lock.json']),
  output,
  command: node,
  args: [script],
});
const functionsInputs = ['functions/src', 'functions/build.ts', 'functions/package.json'];
/** In order: the render function contains the build of the web. */
const builds = [
  build(
    'openapi',
    "Writing the API's document",
    'infra/openapi/build.ts',
    ['infra/dist/openapi.json'],
    ['infra/openapi'],
  ),
  build('web', 'Building the web', 'web/build.ts', ['web/dist/index.html', 'web/dist-server/entry-server.js'], ['web']),
  build(
    'functions',
    'Building the functions',
    'functions/build.ts',
    ['functions/dist/list-products/index.mjs'],
    [...functionsInputs, 'web/dist-server', 'web/server.d.ts'],
  ),
  build(
    'sheets',
    'Drawing the technical sheets',
    'infra/local/seed/technical-sheets/build.ts',
    ['infra/dist/sheets'],
    ['infra/local/seed', 'functions/src/pdf', 'web/src/i18n', 'web/src/site/product/exploded', 'web/src/ui/curve'],
  ),
];

if (Number.parseInt(process.versions.node, 10) < 20) {
  fail(`This needs Node 20 or newer to begin with; this is ${process.versions.node}.`);
}
const [task = 'start', ...rest] = process.argv.slice(2);
await step(install);
if (!existsSync(node))
  fail('node_modules/node/bin/node is missing: run "npm install" again, with its scripts allowed.');
const isHelp = rest.includes('--help') || rest.includes('-h');
if (task !== 'check' && task !== 'format' && !isHelp) for (const one of builds) await step(one);
const script = (task === 'test' && longTests[rest[0]] && longTests[rest.shift()]) || scripts[task] || task;
process.exit(await run(node, [script, ...rest], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }));
