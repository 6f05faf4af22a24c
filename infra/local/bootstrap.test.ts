import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';

/** A project with nothing installed, whose npm, builds and scripts only print that they ran. */
async function project() {
  const root = await temporaryFolder();
  const write = async (path: string, content: string) => {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), content);
  };
  const build = (name: string, ...outputs: string[]) =>
    `${outputs
      .map(
        (output) =>
          `require('fs').mkdirSync('${join(output, '..')}', { recursive: true });` +
          `require('fs').writeFileSync('${output}', '');`,
      )
      .join('')}console.log('built ${name}');`;
  await write('package-lock.json', '{"version":1}');
  await write('functions/src/a.ts', 'a');
  await write('functions/build.ts', build('functions', 'functions/dist/list-products/index.mjs'));
  await write('infra/openapi/build.ts', build('document', 'infra/dist/openapi.json'));
  await write('infra/local/seed/technical-sheets/build.ts', build('sheets', 'infra/dist/sheets/a.pdf'));
  await write('web/src/a.ts', 'a');
  await write(
    'infra/local/main.ts',
    'console.log("main", process.argv.slice(2).join(), process.env.PATH.split(":")[0]);',
  );
  await write('ending.ts', 'process.exit(7);');
  await write(
    'waiting.ts',
    'process.on("SIGTERM", () => { console.log("stopped"); process.exit(5); }); console.log("waiting"); setInterval(() => {}, 1000);',
  );
  await write('web/build.ts', build('web', 'web/dist/index.html', 'web/dist-server/entry-server.js'));
  await write(
    'npm.cjs',
    `const fs = require('fs'); console.log('npm', process.argv.slice(2).join(' '));
     for (const folder of ['.bin', 'node/bin']) fs.mkdirSync('node_modules/' + folder, { recursive: true });
     if (!fs.existsSync('node_modules/node/bin/node')) fs.symlinkSync(process.execPath, 'node_modules/node/bin/node');`,
  );
  await cp(new URL('./bootstrap.mjs', import.meta.url), join(root, 'infra/local/bootstrap.mjs'));

  const env = { PATH: process.env.PATH, npm_execpath: join(root, 'npm.cjs') };
  const bootstrap = join(root, 'infra/local/bootstrap.mjs');
  const start = (...args: string[]) => {
    const child = spawn(process.execPath, [bootstrap, ...args], { env });
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    return { child, output, exit: once(child, 'close').then(([code]) => code) };
  };
  const run = async (...args: string[]) => {
    const { output, exit } = start(...args);
    const [out, error] = await output;
    return { out, error, code: await exit };
  };
  const inShell = (script: string) => ['-c', `"${process.execPath}" "${bootstrap}" ${script}; exit`];
  /** Starts it below a shell that forwards no signal, like that of npm. */
  const startInShell = (script: string) => spawn('sh', inShell(script), { env });
  /** Starts it like npm: below a process and its shell. */
  const startLikeNpm = (script: string) => {
    const options = JSON.stringify({ env, stdio: 'inherit' });
    const code = `require('node:child_process').spawn('sh', ${JSON.stringify(inShell(script))}, ${options})`;
    return spawn(process.execPath, ['-e', code], { env });
  };
  return { root, write, start, run, startInShell, startLikeNpm };
}

const steps = ({ out }: { out: string }) => [...out.matchAll(/^(npm|built \w+|main)/gm)].map(([step]) => step);

test('the first start installs, builds and runs; the next one runs', async () => {
  const { run, root } = await project();
  const first = await run('start', 'an argument');
  expect(steps(first)).toEqual(['npm', 'built document', 'built web', 'built functions', 'built sheets', 'main']);
  expect(first.out).toContain('npm install --no-audit --no-fund --loglevel=error\n');
  expect(first.out).toContain(`main an argument ${join(root, 'node_modules/.bin')}\n`);
  expect(steps(await run('start'))).toEqual(['main']);
});

test('nothing is built for a help text', async () => {
  const { run } = await project();
  expect(steps(await run('start', '--help'))).toEqual(['npm', 'main']);
});

test('a step runs again only if its inputs changed or its output is missing', async () => {
  const { run, write, root } = await project();
  await run('start');
  await write('functions/src/a.ts', 'changed');
  expect(steps(await run())).toEqual(['built functions', 'main']);
  await write('shared/src/a.ts', 'the contract');
  expect(steps(await run())).toEqual(['built document', 'built web', 'built functions', 'built sheets', 'main']);
  await utimes(join(root, 'web/src/a.ts'), new Date(), new Date(Date.now() + 5000));
  expect(steps(await run())).toEqual(['built web', 'built functions', 'main']);
  await write('web/src/a.test.ts', 'a test');
  await write('web/e2e/a.ts', 'a journey');
  expect(steps(await run())).toEqual(['main']);
  await rm(join(root, 'web/dist'), { recursive: true });
  expect(steps(await run())).toEqual(['built web', 'built functions', 'main']);
  await write('package-lock.json', '{"version":2}');
  expect(steps(await run())).toEqual(['npm', 'built document', 'built web', 'built functions', 'built sheets', 'main']);
});

test('a failed step prints one line, exits with 1, and is retried at the next start', async () => {
  const { run, write } = await project();
  await write('functions/build.ts', 'console.error("a type error"); process.exit(3);');
  for (const attempt of [1, 2]) {
    const { error, code } = await run('start');
    expect([attempt, code, error]).toEqual([
      attempt,
      1,
      'a type error\nBuilding the functions failed with 3: the reason is above.\n',
    ]);
  }
});

test('a script runs by its path; its exit code and signals are passed on', async () => {
  const { run, start } = await project();
  expect((await run('ending.ts')).code).toBe(7);
  const { child, exit, output } = start('waiting.ts');
  child.stdout.on('data', (chunk) => String(chunk).includes('waiting') && child.kill('SIGTERM'));
  expect(await exit).toBe(5);
  await output;
});

test('the script stops when the shell of npm ends', async () => {
  const { startInShell } = await project();
  const shell = startInShell('waiting.ts');
  shell.stdout.on('data', (chunk) => String(chunk).includes('waiting') && shell.kill('SIGTERM'));
  // Ends when no process has the output open.
  expect(await text(shell.stdout)).toMatch(/waiting\nstopped\n$/);
});

test.each(['SIGKILL', 'SIGHUP', 'SIGTERM'] as const)('the script stops when npm ends by %s', async (signal) => {
  const { startLikeNpm } = await project();
  const npm = startLikeNpm('waiting.ts');
  npm.stdout.on('data', (chunk) => String(chunk).includes('waiting') && npm.kill(signal));
  expect(await text(npm.stdout)).toMatch(/waiting\nstopped\n$/);
});
