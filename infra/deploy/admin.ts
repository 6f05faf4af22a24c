import { env } from '@rombo/functions/env';
import type { Config } from '../config.ts';
import { readCommit } from '../local/commit.ts';
import { writeSafely } from '../local/write-safely.ts';
import { keyParameters } from '../stacks/names.ts';
import type { accountCommands } from './account.ts';
import { whileAsking } from './ask.ts';
import { runCdk } from './cdk.ts';
import { runCommand } from './command.ts';
import { addKey, ensureKeys, lastKey, parameterStore, rotateSigningKey, secretsManager } from './keys.ts';
import { withLock } from './lock.ts';
import type { messageCommands } from './messages.ts';
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

/** Runs a command on the account. The password is prompted for twice and never accepted as an argument. */
const changeAccount =
  (command: keyof typeof accountCommands) =>
  async ({ name }: Config): Promise<string> => {
    await ensureKeys(name);
    const { accountCommands } = await import('./account.ts');
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
  };

const handleMessages =
  (command: keyof typeof messageCommands) =>
  async (_: Config, [email = '', file]: string[]): Promise<string> => {
    const { messageCommands } = await import('./messages.ts');
    return whileAsking((ask) => messageCommands[command](email, file, { ask, write: writeSafely }));
  };

/** Runs a change of keys, which reads them before it writes. */
const whileLocked = async <T>(name: string, change: () => Promise<T>): Promise<T> =>
  withLock(requireOutput(await readOutputs(name), 'SiteBucketName'), change);

const commands: Record<string, (config: Config, words: string[], context: string[]) => Promise<string>> = {
  create: changeAccount('create'),
  password: changeAccount('password'),
  'second-factor-off': changeAccount('second-factor-off'),
  'export-messages': handleMessages('export-messages'),
  'erase-messages': handleMessages('erase-messages'),
  'rotate-key': async ({ name }) => {
    await whileLocked(name, () => rotateSigningKey(keyParameters(name).signingKeys));
    return 'New sessions are signed with a new key in five minutes; the key before is taken until the next rotation.';
  },
  'add-seal-key': async ({ name }) => {
    const number = await whileLocked(name, () => addKey(keyParameters(name).sealKeys, parameterStore()));
    return `Key ${number} seals from now on, and the app's secret with the next sign-in by a code; older keys still open.`;
  },
  'rotate-origin-key': async ({ name }, _, context) => {
    const store = secretsManager();
    const number = await rotateOriginKey(name, readCommit(), context, {
      outputs: () => readOutputs(name),
      lastKey: (id) => lastKey(id, store),
      addKey: (id) => addKey(id, store),
      cdk: runCdk,
      withLock,
    });
    return `The API accepts key ${number} alone.`;
  },
};

/** Number of arguments per command; none by default. */
const wordCounts: Record<string, number[]> = { 'export-messages': [1, 2], 'erase-messages': [1] };

await runCommand({
  usage,
  isKnown: ([command = '', ...rest]) =>
    Object.hasOwn(commands, command) && (wordCounts[command] ?? [0]).includes(rest.length),
  needsVariables: ([command]) => command === 'rotate-origin-key',
  run: async ({ config, context, words: [command = '', ...rest] }) => {
    process.env[env.table] = requireOutput(await readOutputs(config.name), 'TableName');
    return commands[command]?.(config, rest, context) ?? usage;
  },
});
