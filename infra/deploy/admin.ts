import { env } from '@rombo/functions/env';
import { Failure } from '@rombo/functions/errors';
import { writeSafely } from '../common/write-safely.ts';
import { readArguments } from './arguments.ts';
import { createAsker } from './ask.ts';
import { need, readOutputs } from './outputs.ts';
import { addSealKey } from './seal-keys.ts';
import { ensureSigningKey, rotateSigningKey } from './signing-keys.ts';

const USAGE =
  'npm run admin -- create | password | second-factor-off | rotate-key | add-seal-key | export-messages <email> [file] | erase-messages <email> | clean-pictures' +
  '   [-c name=…] [-c region=…]';

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

/** Exports or erases what a person wrote; erasing is asked about first. */
async function handleMessages(command: string, email: string | undefined, file: string | undefined): Promise<string> {
  const { isMessageCommand, messageCommands } = await import('./messages.ts');
  if (!isMessageCommand(command) || !email) throw new Error(USAGE);
  const { ask, close } = createAsker();
  try {
    return await messageCommands[command](email, file, { ask, write: (path, text) => writeSafely(path, text) });
  } finally {
    close();
  }
}

/** Lists the stored pictures that are not as new ones are, and cleans them when that is wanted. */
async function handlePictures(): Promise<string> {
  const { cleanPictures, findPictures, summarize } = await import('./clean-pictures.ts');
  console.log('Decoding every picture; this can take minutes.');
  const findings = await findPictures();
  console.log(summarize(findings).join('\n'));
  if (findings.unclean.length === 0) return 'There is nothing to clean.';
  const { ask, close } = createAsker();
  try {
    const answer = await ask(`Clean ${findings.unclean.length}? Each gets a new address (yes): `);
    if (answer.trim() !== 'yes') return 'Nothing was changed.';
  } finally {
    close();
  }
  const count = await cleanPictures(findings.unclean);
  return `${count} cleaned; the former files go with the daily sweep.`;
}

/** Sets the administrator of a deployed site, or a key that signs sessions or seals secrets; a password is asked for, never an argument. */
async function main(): Promise<string> {
  const { config, rest } = readArguments(process.argv.slice(2));
  const [command, email, file] = rest;
  const forMessages = command?.endsWith('-messages');
  if (
    !command ||
    !(
      forMessages ||
      ['create', 'password', 'second-factor-off', 'rotate-key', 'add-seal-key', 'clean-pictures'].includes(command)
    )
  ) {
    throw new Error(USAGE);
  }
  process.env.AWS_REGION = config.region;
  const outputs = await readOutputs(config.name);
  const secret = need(outputs, 'SigningKeysSecret');
  if (command === 'rotate-key') {
    await rotateSigningKey(secret);
    return 'New sessions are signed with a new key in five minutes; the key before is taken until the next rotation.';
  }
  if (command === 'add-seal-key') {
    const number = await addSealKey(need(outputs, 'SealKeysSecret'));
    return `Key ${number} seals from now on, and the app's secret with the next sign-in by a code; older keys still open.`;
  }
  process.env[env.table] = need(outputs, 'TableName');
  if (forMessages) return handleMessages(command, email, file);
  if (command === 'clean-pictures') {
    process.env[env.bucket] = need(outputs, 'BucketName');
    // A picture of 5 MB travels longer over the line of an office than within a data centre.
    process.env[env.requestTimeout] = '60000';
    return handlePictures();
  }
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
