type Run = (title: string, command: string, args: string[]) => Promise<void>;

export const checkStyle = (run: Run): Promise<void> =>
  run('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']);

export async function checkTypes(run: Run): Promise<void> {
  for (const name of ['shared', 'functions', 'web', 'infra']) {
    // Results of files that did not change are kept.
    const known = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/tsc/${name}.json`];
    await run(`Types of ${name}`, 'tsc', ['-p', name, ...known]);
  }
}
