import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type Account, checkAccount, printFindings } from './check-account.ts';

// biome-ignore lint/suspicious/noExplicitAny: inputs and answers of several commands
type Answers = Record<string, (input: any, region?: string) => any>;

const missing = ({ StackName }: { StackName: string }) => {
  throw new Error(`Stack with id ${StackName} does not exist`);
};
const limits = (ConcurrentExecutions: number, UnreservedConcurrentExecutions: number) => () => ({
  AccountLimit: { ConcurrentExecutions, UnreservedConcurrentExecutions },
});

/** Answers of an account that is ready for a deployment. */
const ready = {
  DescribeStacksCommand: () => ({ Stacks: [{}] }),
  GetAccountSettingsCommand: limits(1000, 1000),
  GetFunctionConcurrencyCommand: () => ({}),
} satisfies Answers;

/** Checks an account that answers as told, and otherwise as one that is ready. */
async function check(answers: Answers = {}, choices: Record<string, string> = {}) {
  const all: Answers = { ...ready, ...answers };
  const client = (region: string) => ({
    send: async (command: { input: unknown }) => all[command.constructor.name]?.(command.input, region),
  });
  const config = readConfig((key) => choices[key], {});
  const to = { cloudFormation: client, lambda: client } as unknown as Account;
  const { findings, canReserve } = await checkAccount(config, to);
  return { text: printFindings(findings), canReserve };
}

it('finds an account ready', async () => {
  const { text, canReserve } = await check();
  expect(text.match(/^\S+ +[\w-]+/gm)).toEqual(['ok   Policies', 'ok   Bootstrap', 'ok   Lambda']);
  expect(canReserve).toBe(true);
});

it('names what is missing in an empty account, with the commands that make it', async () => {
  const domain = { domain: 'www.example.com', hostedZoneName: 'example.com', hostedZoneId: 'Z2' };
  const { text } = await check({ DescribeStacksCommand: missing }, domain);
  expect(text).toMatch(/^FAIL Policies: .*--parameter-overrides Site=rombo Qualifier=rombo HostedZones=Z2$/ms);
  expect(text).toMatch(
    /^FAIL Bootstrap: .* eu-south-1 and us-east-1\..*\n +npx cdk bootstrap --qualifier rombo --toolkit-stack-name rombo-toolkit .*:policy\/rombo-deployment aws:\/\/ACCOUNT\/eu-south-1 aws:\/\/ACCOUNT\/us-east-1$/m,
  );
});

it('names the one region without a bootstrap', async () => {
  const DescribeStacksCommand: Answers[string] = (input, region) =>
    region === 'us-east-1' ? missing(input) : ready.DescribeStacksCommand();
  const { text } = await check({ DescribeStacksCommand });
  expect(text).toContain('FAIL Bootstrap: it is missing in us-east-1.');
});

it.each([
  ['a new account', limits(10, 10), 0, '1000'],
  ['a usual account', limits(1000, 1000), 0, undefined],
  ['one in which the site has reserved', limits(220, 100), 60, undefined],
  ['one in which other sites have', limits(1000, 150), 0, '1120'],
  ['one without room for one more', limits(219, 219), 0, '1000'],
])('concurrency of %s', async (_, GetAccountSettingsCommand, own, desired) => {
  const GetFunctionConcurrencyCommand = () => ({ ReservedConcurrentExecutions: own });
  const { canReserve, text } = await check({ GetAccountSettingsCommand, GetFunctionConcurrencyCommand });
  expect(canReserve).toBe(desired === undefined);
  if (desired) expect(text).toContain(`L-B99A9384 --desired-value ${desired}`);
});
