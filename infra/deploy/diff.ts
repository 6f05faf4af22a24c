import { runCommand } from './command.ts';
import { presentContext } from './deployment.ts';
import { readOutputs } from './outputs.ts';
import { runCdk } from './run-cdk.ts';

const usage = `npm run diff -- <environment> [-c key=value]

  Shows what a deployment would change, and changes nothing.`;

await runCommand({
  usage,
  takesEnvironment: true,
  run: async ({ config, context }) => {
    await runCdk('diff', '--no-color', ...context, ...presentContext(await readOutputs(config.name)));
    return 'Nothing was changed.';
  },
});
