import { checkStyle, checkTypes, checkUnused, runStep } from './step.ts';

/** Quick checks between commits: format, lint, types, unused code and quick unit tests. `npm test` runs everything. */
const run = async (title: string, command: string, args: string[]): Promise<void> => {
  if (!(await runStep(title, command, args))) process.exitCode = 1;
};

await Promise.all([
  checkStyle(run),
  checkTypes(run),
  checkUnused(run),
  run('Unit tests', 'vitest', ['run', '--project=unit*', '--silent=passed-only']),
]);
