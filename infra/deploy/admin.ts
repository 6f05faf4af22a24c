import { env } from '@rombo/functions/env';
import { Failure } from '@rombo/functions/errors';
import { readArguments } from './arguments.ts';
import { createAsker } from './ask.ts';
import { need, readOutputs } from './outputs.ts';
import { ensureSigningKey, rotateSigningKey } from './signing-keys.ts';

const USAGE = 'npm run admin -- create | password | second-factor-off | rotate-key   [-c name=…] [-c region=…]';

/** Runs a command on the account; what it needs to know is asked for, a password twice. */
async function changeAccount(command: string): Promise<string> {
  const { accountCommands, isAccountCommand } = await import('./account.ts');
  if (!isAccountCommand(command)) throw new Error(USAGE);
  const { ask, close } = createAsker();
  try {
    return await accountCommands[command]({
      username: async () => (await ask('Username (admin): ')) || 'admin',
      password: async () => {
        const password = await ask('Password: ', { hidden: true });
        if ((await ask('Once more: ', { hidden: true })) !== password) throw new Error('The two are not the same.');
        return password;
      },
    });
  } finally {
    close();
  }
}

/** Sets the administrator of a deployed site, or the key that signs sessions; a password is asked for, never an argument. */
async function main(): Promise<string> {
  const { config, rest } = readArguments(process.argv.slice(2));
  const [command] = rest;
  if (!command || !['create', 'password', 'second-factor-off', 'rotate-key'].includes(command)) throw new Error(USAGE);
  process.env.AWS_REGION = config.region;
  const outputs = await readOutputs(config.name);
  const secret = need(outputs, 'SigningKeysSecret');
  if (command === 'rotate-key') {
    await rotateSigningKey(secret);
    return 'New sessions are signed with a new key in five minutes; the key before is taken until the next rotation.';
  }
  process.env[env.table] = need(outputs, 'TableName');
  await ensureSigningKey(secret);
  return changeAccount(command);
}

try {
  console.log(await main());
} catch (error) {
  const reasons = error instanceof Failure ? error.issues?.map(({ message }) => message) : undefined;
  console.error(reasons?.join(', ') ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
