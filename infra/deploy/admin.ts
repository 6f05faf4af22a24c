import { env } from '@rombo/functions/env';
import { Failure } from '@rombo/functions/errors';
import { readArguments } from './arguments.ts';
import { createAsker } from './ask.ts';
import { need, readOutputs } from './outputs.ts';
import { ensureSigningKey, rotateSigningKey } from './signing-keys.ts';

const USAGE = 'npm run admin -- create | password | rotate-key   [-c name=…] [-c region=…]';

async function askForAccount(): Promise<{ username: string; password: string }> {
  const { ask, close } = createAsker();
  try {
    const username = (await ask('Username (admin): ')) || 'admin';
    const password = await ask('Password: ', { hidden: true });
    if ((await ask('Once more: ', { hidden: true })) !== password) throw new Error('The two are not the same.');
    return { username, password };
  } finally {
    close();
  }
}

/** Sets the administrator of a deployed site, or the key that signs sessions; a password is asked for, never an argument. */
async function main(): Promise<string> {
  const { config, rest } = readArguments(process.argv.slice(2));
  const [command] = rest;
  if (!command || !['create', 'password', 'rotate-key'].includes(command)) throw new Error(USAGE);
  process.env.AWS_REGION = config.region;
  const outputs = await readOutputs(config.name);
  const secret = need(outputs, 'SigningKeysSecret');
  if (command === 'rotate-key') {
    await rotateSigningKey(secret);
    return 'New sessions are signed with a new key in five minutes; the key before is taken until the next rotation.';
  }
  process.env[env.table] = need(outputs, 'TableName');
  const { createUser, setPassword } = await import('@rombo/functions/data/users');
  const { username, password } = await askForAccount();
  await ensureSigningKey(secret);
  if (command === 'create') {
    if (!(await createUser(username, password))) throw new Error(`${username} exists: use "password".`);
    return `${username} can sign in.`;
  }
  if (!(await setPassword(username, password))) throw new Error(`There is no ${username}: use "create".`);
  return `${username} has a new password; sessions that are open stay open.`;
}

try {
  console.log(await main());
} catch (error) {
  const reasons = error instanceof Failure ? error.issues?.map(({ message }) => message) : undefined;
  console.error(reasons?.join(', ') ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
