import { runCommand } from './command.ts';
import { presentContext } from './deployment.ts';
import { readOutputs } from './outputs.ts';
import { runCdk } from './run-cdk.ts';

const usage = `npm run drift -- <environment> [-c key=value]

  Compares what is deployed with what CloudFormation knows of it, and fails if somebody changed it by hand. Changes nothing.`;

await runCommand({
  usage,
  takesEnvironment: true,
  run: async ({ config, context }) => {
    await runCdk('drift', '--fail', ...context, ...presentContext(await readOutputs(config.name)));
    return 'Everything is as it was deployed.';
  },
});
