import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type Account, checkAccount, printFindings } from './check-account.ts';

const policies = readFileSync(new URL('../bootstrap/policies.json', import.meta.url), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: inputs and answers of several commands
type Answers = Record<string, (input: any, region?: string) => any>;

const missing = ({ StackName }: { StackName: string }) => {
  throw new Error(`Stack with id ${StackName} does not exist`);
};
const bootstrap = (OutputValue: string) => ({
  Stacks: [{ Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue }] }],
});
const limits = (ConcurrentExecutions: number, UnreservedConcurrentExecutions: number) => () => ({
  AccountLimit: { ConcurrentExecutions, UnreservedConcurrentExecutions },
});

/** Answers of an account that is ready for a deployment. */
const ready = {
  DescribeStacksCommand: ({ StackName }) =>
    StackName.endsWith('-toolkit')
      ? bootstrap('30')
      : {
          Stacks: [
            {
              StackId: 'arn:aws:cloudformation:eu-south-1:123456789012:stack/rombo-bootstrap/1',
              Parameters: [{ ParameterKey: 'HostedZones', ParameterValue: 'Z1' }],
            },
          ],
        },
  GetTemplateCommand: () => ({ TemplateBody: policies }),
  GetAccountSettingsCommand: limits(1000, 1000),
  GetFunctionConcurrencyCommand: () => ({}),
} satisfies Answers;

/** Checks an account that answers as told, and otherwise as one that is ready. */
async function check(answers: Answers = {}, hostedZoneId = 'Z1') {
  const all: Answers = { ...ready, ...answers };
  const client = (region: string) => ({
    send: async (command: { input: unknown }) => all[command.constructor.name]?.(command.input, region),
  });
  const choices: Record<string, string> = { domain: 'www.example.com', hostedZoneName: 'example.com', hostedZoneId };
  const config = readConfig((key) => choices[key], {});
  const { findings, canReserve } = await checkAccount(config, {
    cloudFormation: client,
    lambda: client,
  } as unknown as Account);
  return { text: printFindings(findings), canReserve };
}

it('finds an account ready', async () => {
  const { text, canReserve } = await check();
  expect(text.match(/^\S+ +[\w-]+/gm)).toEqual(['ok   Policies', 'ok   eu-south-1', 'ok   us-east-1', 'ok   Lambda']);
  expect(canReserve).toBe(true);
});

it('names what is missing in an empty account, with the commands that make it', async () => {
  const { text } = await check({ DescribeStacksCommand: missing }, 'Z2');
  expect(text).toMatch(/^FAIL Policies: .*--parameter-overrides Site=rombo Qualifier=rombo HostedZones=Z2$/ms);
  for (const region of ['eu-south-1', 'us-east-1'])
    expect(text).toMatch(
      new RegExp(
        `^FAIL ${region}: .*\\n +npx cdk bootstrap --qualifier rombo --toolkit-stack-name rombo-toolkit `,
        'm',
      ),
    );
});

it('names the account in the command of the bootstrap once its policies are there', async () => {
  const { text } = await check({
    DescribeStacksCommand: (input, region) =>
      region === 'us-east-1' ? bootstrap('5') : ready.DescribeStacksCommand(input),
  });
  expect(text).toMatch(/FAIL us-east-1: the bootstrap has version 5 and needs 8/);
  expect(text).toContain(
    'arn:aws:iam::123456789012:policy/rombo-deployment aws://123456789012/eu-south-1 aws://123456789012/us-east-1',
  );
});

it('warns of policies that differ from the file, or that lack a zone', async () => {
  for (const { text } of [await check({ GetTemplateCommand: () => ({ TemplateBody: '{}' }) }), await check({}, 'Z2')]) {
    expect(text).toContain('WARN Policies: they differ');
    expect(text).not.toContain('FAIL');
  }
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
