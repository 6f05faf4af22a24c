import { vaultPrefix } from '../stacks/names.ts';
import { whileAsking } from './ask.ts';
import { runCdk } from './cdk.ts';
import { placeOf } from './check-account.ts';
import { runCommand } from './command.ts';
import { removeKeys } from './keys.ts';
import { withLock } from './lock.ts';
import { readOutputs } from './outputs.ts';
import { emptyBucket, removeSite } from './removal.ts';

const usage = `npm run destroy -- <environment> [--data] [-c key=value]

  Asks for the name of the site, then removes it. Its data stays.

  --data    deletes the data too, for ever`;

await runCommand({
  usage,
  flags: ['data'],
  takesEnvironment: true,
  needsVariables: () => false,
  run: async ({ config, context, flags }) => {
    const { name } = config;
    const place = await placeOf(config);
    return whileAsking((ask) =>
      removeSite(
        { name, place, vault: vaultPrefix(config), context, withData: flags.has('data') },
        {
          ask,
          cdk: runCdk,
          outputs: () => readOutputs(name),
          empty: emptyBucket,
          removeKeys: () => removeKeys(name),
          withLock,
        },
      ),
    );
  },
});
