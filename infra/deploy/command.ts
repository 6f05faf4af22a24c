import { parseArgs } from 'node:util';
import { Failure } from '@rombo/functions/errors';
import { type Config, readConfig } from '../config.ts';
import { authorizationHash } from '../stacks/edge/edge-code.ts';

/** Remedies for AWS errors, by error name. */
const remedies: [name: RegExp, remedy: string][] = [
  [
    /^CredentialsProviderError$/,
    'There are no AWS credentials. Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
  [/^(ExpiredToken(Exception)?|TokenProviderError)$/, 'The AWS credentials have expired. Sign in again, then repeat.'],
  [
    /^(UnrecognizedClientException|InvalidClientTokenId|AuthFailure)$/,
    'AWS does not know these credentials in this region. Check them, and enable the region in the account.',
  ],
  [
    /^(AccessDenied(Exception)?)$/,
    'These AWS credentials may not do this. "npm run deploy -- <environment> --check" says what is missing, and what an administrator runs once.',
  ],
  [/^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|TimeoutError)$/, 'AWS cannot be reached. Check the network and the region.'],
];

/** Returns an error's message, preceded by a remedy if there is one. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const names = [error.name, 'code' in error ? String(error.code) : ''];
  const remedy = remedies.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  return remedy ? `${remedy}\n  (${error.message})` : error.message;
}

interface Command {
  /** Printed for `--help` and after an error in the command line. */
  usage: string;
  /** Boolean options. */
  flags?: string[];
  /** True if the first word names the environment; otherwise `-e` does. */
  takesEnvironment?: boolean;
  /** True if the command uses the local site when no environment is named. `context` is empty then. */
  knowsLocal?: boolean;
  /** Validates the words. Without it, the command takes none. */
  isKnown?: (words: string[]) => boolean;
  /** False if the command deploys nothing and so does not need the environment's variables. */
  needsVariables?: (words: string[]) => boolean;
  /** Returns the text to print at the end. */
  run: (call: Call) => Promise<string>;
}

export interface Call {
  config: Config;
  /** The configuration as CDK arguments. */
  context: string[];
  flags: Set<string>;
  words: string[];
}

class UsageError extends Error {}

/** Parses a command line: an environment of `infra/environments`, `-c key=value` for tests, flags and words. */
function readCall(args: string[], command: Omit<Command, 'run'>): Call {
  const { usage, flags = [], takesEnvironment, knowsLocal, isKnown, needsVariables = () => true } = command;
  const boolean = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  const text = { type: 'string' as const };
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...boolean,
        context: { ...text, short: 'c', multiple: true },
        ...(!takesEnvironment && { environment: { ...text, short: 'e' } }),
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
  }
  const { context = [], environment: named, ...given } = parsed.values;
  const pairs = (context as string[]).map((pair) => pair.split(/=(.*)/s) as [string, string]);
  const words = [...parsed.positionals];
  const environment = takesEnvironment ? words.shift() : named;
  if (words.length > 0 && !isKnown?.(words)) throw new UsageError(`Unknown: ${words.join(' ')}\n\n${usage}`);
  if (isKnown && words.length === 0) throw new UsageError(usage);
  if (!environment && pairs.length === 0 && !knowsLocal) throw new UsageError(`Name the environment.\n\n${usage}`);
  const chosen = Object.fromEntries([...(environment ? [['environment', environment]] : []), ...pairs]);
  return {
    config: readConfig((key) => chosen[key], process.env, needsVariables(words)),
    context: Object.entries(chosen).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    flags: new Set(Object.keys(given)),
    words,
  };
}

/** Commands that make GitHub mask personal values in logs and summaries. The password's hash is masked too: it allows offline guessing. */
const masks = ({ notifyEmail, sender, password }: Config): string[] =>
  [notifyEmail, sender, password, password && authorizationHash(password)].flatMap((value) =>
    value ? [`::add-mask::${value}`] : [],
  );

/**
 * Runs a command. `--help` and a wrong command line exit before any call to AWS. Errors are printed as sentences, without a stack trace.
 */
export async function runCommand(command: Command, args = process.argv.slice(2)): Promise<void> {
  try {
    if (args.some((arg) => arg === '--help' || arg === '-h')) return console.log(command.usage);
    const call = readCall(args, command);
    process.env.AWS_REGION = call.config.region;
    if (process.env.GITHUB_ACTIONS) for (const line of masks(call.config)) console.log(line);
    console.log(await command.run(call));
  } catch (error) {
    const issues = error instanceof Failure ? error.issues?.map(({ message }) => message).join(', ') : undefined;
    console.error(issues ?? explain(error));
    process.exitCode = 1;
  }
}
