import { env } from '@rombo/functions/env';
import { readCommit } from '../local/commit.ts';
import { writeSafely } from '../local/write-safely.ts';
import { keyParameters } from '../stacks/names.ts';
import { whileAsking } from './ask.ts';
import { runCdk } from './cdk.ts';
import { type Call, runCommand } from './command.ts';
import { addKey, ensureKeys, lastKey, parameterStore, rotateSigningKey, secretsManager } from './keys.ts';
import { withLock } from './lock.ts';
import { readOutputs, requireOutput } from './outputs.ts';
import { rotateOriginKey } from './rotate-origin-key.ts';

const usage = `npm run admin -- <command> -e <environment>

  create                            creates the administrator
  password                          sets a new password and ends all sessions
  second-factor-off                 lets the administrator sign in with the password alone
  rotate-key                        signs sessions with a new key
  add-seal-key                      seals second factors with a new key
  rotate-origin-key                 replaces the key between distribution and API
  export-messages <email> [file]    writes what a person sent
  erase-messages <email>            deletes what a person sent

  -e <environment>                  a file of infra/environments, such as production`;

/** Minimum and maximum number of words after each command's name. */
const commands: Record<string, [min: number, max: number]> = {
  create: [0, 0],
  password: [0, 0],
  'second-factor-off': [0, 0],
  'rotate-key': [0, 0],
  'add-seal-key': [0, 0],
  'rotate-origin-key': [0, 0],
  'export-messages': [1, 2],
  'erase-messages': [1, 1],
};

function isKnown([command = '', ...rest]: string[]): boolean {
  const [min, max] = Object.hasOwn(commands, command) ? (commands[command] ?? [1, 0]) : [1, 0];
  return rest.length >= min && rest.length <= max;
}

/** Runs a command on the account after asking for what it needs, a password twice. */
async function changeAccount(command: string): Promise<string> {
  const { accountCommands, isAccountCommand } = await import('./account.ts');
  if (!isAccountCommand(command)) throw new Error(usage);
  return whileAsking((ask) =>
    accountCommands[command]({
      username: async () => (await ask('Username (admin): ')) || 'admin',
      password: async () => {
        const password = await ask('Password: ', { hidden: true });
        if ((await ask('Once more: ', { hidden: true })) !== password) throw new Error('The two are not the same.');
        return password;
      },
    }),
  );
}

/** Exports or erases what a person wrote; erasing asks for confirmation. */
async function handleMessages(command: string, email: string | undefined, file: string | undefined): Promise<string> {
  const { isMessageCommand, messageCommands } = await import('./messages.ts');
  if (!isMessageCommand(command) || !email) throw new Error(usage);
  return whileAsking((ask) =>
    messageCommands[command](email, file, { ask, write: (path, text) => writeSafely(path, text) }),
  );
}

/** Changes the administrator of a deployed site, or a key. A password is asked for, never an argument. */
async function run({ config, context, words }: Call): Promise<string> {
  const [command = '', email, file] = words;
  const outputs = await readOutputs(config.name);
  const { signingKeys, sealKeys } = keyParameters(config.name);
  if (command === 'rotate-key') {
    await rotateSigningKey(signingKeys);
    return 'New sessions are signed with a new key in five minutes; the key before is taken until the next rotation.';
  }
  if (command === 'rotate-origin-key') {
    const store = secretsManager();
    const target = {
      outputs: () => readOutputs(config.name),
      lastKey: (id: string) => lastKey(id, store),
      addKey: (id: string) => addKey(id, store),
      cdk: runCdk,
      withLock,
    };
    return `The API accepts key ${await rotateOriginKey(config.name, readCommit(), context, target)} alone.`;
  }
  if (command === 'add-seal-key') {
    const number = await addKey(sealKeys, parameterStore());
    return `Key ${number} seals from now on, and the app's secret with the next sign-in by a code; older keys still open.`;
  }
  process.env[env.table] = requireOutput(outputs, 'TableName');
  if (command.endsWith('-messages')) return handleMessages(command, email, file);
  await ensureKeys(config.name);
  return changeAccount(command);
}

const needsVariables = ([command]: string[]): boolean => command === 'rotate-origin-key';

await runCommand({ usage, isKnown, needsVariables, run });
