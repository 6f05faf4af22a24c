import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { checkAccount, printFindings } from './check-account.ts';
import { type Account, account } from './check-domains.ts';

const policies = readFileSync(new URL('../bootstrap/policies.json', import.meta.url), 'utf8');
const domain = { domain: 'www.example.com', hostedZoneId: 'Z1', hostedZoneName: 'example.com' };
const whole = { ...domain, notifyEmail: 'info@example.com', sender: 'noreply@example.com' };

// biome-ignore lint/suspicious/noExplicitAny: answers and inputs of many services
type Answers = Record<string, (input: any, region?: string) => any>;

const fail =
  (name: string, message = name) =>
  () => {
    throw Object.assign(new Error(message), { name, code: name });
  };
const stack = (OutputKey: string, OutputValue: string) => ({ Stacks: [{ Outputs: [{ OutputKey, OutputValue }] }] });
const distribution = (Id: string, alias: string) => () => ({
  DistributionList: { Items: [{ Id, DomainName: `${Id}.cloudfront.net`, Aliases: { Items: [alias] } }] },
});
const limits = (ConcurrentExecutions: number, UnreservedConcurrentExecutions: number) => () => ({
  AccountLimit: { ConcurrentExecutions, UnreservedConcurrentExecutions },
});
const record =
  (Type: string, DNSName = '') =>
  () => ({ ResourceRecordSets: [{ Name: 'www.example.com.', Type, AliasTarget: { DNSName } }] });

const ALARMS = 'arn:aws:sns:eu-south-1:1:rombo-operations-alarms';

/** Answers of an account that is ready for a deployment. */
const ready = {
  DescribeStacksCommand: ({ StackName }) =>
    StackName.endsWith('-toolkit')
      ? stack('BootstrapVersion', '30')
      : {
          Stacks: [
            {
              Parameters: [{ ParameterKey: 'HostedZones', ParameterValue: 'Z1' }],
              ...(StackName === 'rombo-operations' && { Outputs: [{ OutputKey: 'AlarmsTopic', OutputValue: ALARMS }] }),
            },
          ],
        },
  GetTemplateCommand: () => ({ TemplateBody: policies }),
  GetAccountSettingsCommand: limits(1000, 1000),
  GetFunctionConcurrencyCommand: () => ({}),
  ListDistributionsCommand: distribution('E1', 'old.example.org'),
  ListCachePoliciesCommand: () => ({ CachePolicyList: { Quantity: 3 } }),
  ListOriginRequestPoliciesCommand: () => ({}),
  ListResponseHeadersPoliciesCommand: () => ({}),
  GetHostedZoneCommand: () => ({
    HostedZone: { Name: 'example.com.' },
    DelegationSet: { NameServers: ['ns-1.awsdns-01.com', 'ns-2.awsdns-02.net'] },
  }),
  ListResourceRecordSetsCommand: () => ({ ResourceRecordSets: [{ Name: 'zzz.example.com.', Type: 'A' }] }),
  ListCertificatesCommand: () => ({}),
  resolveNs: () => ['ns-2.awsdns-02.net', 'NS-1.awsdns-01.com'],
  resolveCaa: (name) => (name === 'example.com' ? [{ critical: 0, issue: 'amazon.com; cansignhttpexchanges' }] : []),
  GetCallerIdentityCommand: () => ({ Account: '123456789012' }),
  GetEmailIdentityCommand: () => ({ VerifiedForSendingStatus: true }),
  GetAccountCommand: () => ({ ProductionAccessEnabled: true }),
  ListSubscriptionsCommand: () => ({ Subscriptions: [{ TopicArn: ALARMS, SubscriptionArn: `${ALARMS}:1` }] }),
} satisfies Answers;

/** `ready`, except for one stack or region. */
const except = (isOther: (name: string, region?: string) => boolean, other: Answers[string]): Answers => ({
  DescribeStacksCommand: (input, region) =>
    isOther(input.StackName, region) ? other(input) : ready.DescribeStacksCommand(input),
});

/** Checks an account that answers like `ready`, with the given overrides. */
async function check(answers: Answers = {}, choices: Record<string, unknown> = {}) {
  const all: Answers = { ...ready, ...answers };
  const answer = async (name: string, input: unknown, region?: string) =>
    (all[name] ?? fail('NotAsked', name))(input, region);
  type Service = Exclude<keyof Account, 'dns'>;
  const service = (name: Service) => (region: string) =>
    // Paginators check the class of their client.
    Object.assign(account[name](region), {
      send: (command: object) => answer(command.constructor.name, (command as { input: unknown }).input, region),
    });
  const dns = () => ({
    resolveNs: (name: string) => answer('resolveNs', name),
    resolveCaa: (name: string) => answer('resolveCaa', name),
  });
  const services = (Object.keys(account) as (keyof Account)[]).filter((name): name is Service => name !== 'dns');
  const to = { ...Object.fromEntries(services.map((name) => [name, service(name)])), dns } as unknown as Account;
  const { findings, canReserve } = await checkAccount(
    readConfig((key) => choices[key], {}),
    to,
  );
  const texts = (level: string) => findings.filter((one) => one.level === level).map(({ line }) => line);
  return { ok: texts('ok'), warnings: texts('warning'), failures: texts('failure'), canReserve, findings };
}

it('passes every check on a ready account', async () => {
  const { ok, warnings, failures, canReserve, findings } = await check({}, whole);
  expect({ warnings, failures, canReserve }).toEqual({ warnings: [], failures: [], canReserve: true });
  expect(ok.map((line) => line.split(':')[0]).join()).toBe(
    'Policies,eu-south-1,us-east-1,Lambda,CloudFront,Zone,www.example.com,SES,SES,SNS',
  );
  expect(printFindings(findings)).toMatch(/^ok {3}eu-south-1: enabled/m);
});

it('accepts records that already point to the site', async () => {
  const answers = { ListResourceRecordSetsCommand: record('A', 'E1.cloudfront.net.') };
  const deployed = except(
    (name) => name === 'rombo-site',
    () => stack('DistributionId', 'E1'),
  );
  expect((await check({ ...answers, ...deployed }, domain)).failures).toEqual([]);
  expect((await check(answers, domain)).failures).toEqual([expect.stringContaining('a record A already')]);
});

describe('fails', () => {
  it.each<[string, Answers, RegExp]>([
    [
      'a region that is not enabled',
      { DescribeStacksCommand: fail('UnrecognizedClientException') },
      /^eu-south-1: not enabled.*\n {2}aws account enable-region --region-name eu-south-1/s,
    ],
    [
      'a missing bootstrap',
      except((_, region) => region === 'us-east-1', fail('', 'Stack with id rombo-toolkit does not exist')),
      /^us-east-1: .*\n {2}npx cdk bootstrap --qualifier rombo --toolkit-stack-name rombo-toolkit --cloudformation-execution-policies arn:aws:iam::123456789012:policy\/rombo-deployment aws:\/\/123456789012\/eu-south-1 aws:\/\/123456789012\/us-east-1/s,
    ],
    ['an old bootstrap', { DescribeStacksCommand: () => stack('BootstrapVersion', '5') }, /version 5 and needs 8/],
    [
      'missing policies',
      except((name) => name === 'rombo-bootstrap', fail('', 'Stack with id rombo-bootstrap does not exist')),
      /^Policies: .*--parameter-overrides Site=rombo Qualifier=rombo HostedZones=Z1$/s,
    ],
    ['a missing zone', { GetHostedZoneCommand: fail('NoSuchHostedZone') }, /Z1 is not in this account/],
    ['another zone', { GetHostedZoneCommand: () => ({ HostedZone: { Name: 'other.com.' } }) }, /other\.com\. and not/],
    ['an undelegated zone', { resolveNs: fail('ENOTFOUND') }, /delegated to nobody.*ns-1\.awsdns-01\.com ns-2/s],
    ['a zone that is delegated elsewhere', { resolveNs: () => ['ns.registrar.it'] }, /is with ns\.registrar\.it/],
    ['a record of a former site', { ListResourceRecordSetsCommand: record('CNAME') }, /record CNAME already/],
    ['a taken name', { ListDistributionsCommand: distribution('E9', 'www.example.com') }, /E9 has this name/],
    [
      'a CAA record of the parent for another authority',
      { resolveCaa: (name) => (name === 'example.com' ? [{ critical: 0, issue: 'letsencrypt.org' }] : []) },
      /allow certificates of letsencrypt\.org only.*0 issue "amazon\.com"/,
    ],
    ['a CAA record for nobody', { resolveCaa: () => [{ critical: 0, issue: ';' }] }, /certificates of nobody only/],
  ])('%s', async (_, answers, line) => {
    const { failures } = await check(answers, domain);
    expect(failures.join('\n')).toMatch(new RegExp(line.source, `${line.flags}m`));
  });

  it('for any of several names and zones', async () => {
    const otherDomains = [{ domain: 'example.it', hostedZoneId: 'Z2', hostedZoneName: 'example.it' }];
    const GetHostedZoneCommand: Answers[string] = ({ Id }) =>
      Id === 'Z1' ? ready.GetHostedZoneCommand() : { HostedZone: { Name: 'example.it.' } };
    const { failures, warnings } = await check({ GetHostedZoneCommand }, { ...domain, otherDomains });
    expect(failures).toEqual([expect.stringContaining('Zone: example.it is with')]);
    expect(warnings).toEqual([expect.stringMatching(/^Policies: .*HostedZones=Z1,Z2$/s)]);
  });
});

const waiting = (TopicArn: string, Endpoint: string) => ({
  TopicArn,
  Endpoint,
  SubscriptionArn: 'PendingConfirmation',
});
const pending = { DomainName: 'www.example.com', Status: 'PENDING_VALIDATION', CertificateArn: 'arn:c' };

it.each<[string, Answers, RegExp]>([
  ['of old policies', { GetTemplateCommand: () => ({ TemplateBody: '{}' }) }, /^Policies: they differ/],
  ['of CloudFront never used', { ListDistributionsCommand: () => ({}) }, /"Your account must be verified"/],
  ['of too many policies', { ListCachePoliciesCommand: () => ({ CachePolicyList: { Quantity: 17 } }) }, /17 cache/],
  ['of an unverified sender', { GetEmailIdentityCommand: () => ({}) }, /create-email-identity .*noreply@example\.com/],
  ['of an unknown sender', { GetEmailIdentityCommand: fail('NotFoundException') }, /is not verified/],
  ['of the sandbox of SES', { GetAccountCommand: () => ({}) }, /in its sandbox, which refuses automatic replies/],
  [
    'of the sandbox of SES, which refuses the recipient of messages too',
    {
      GetAccountCommand: () => ({}),
      GetEmailIdentityCommand: ({ EmailIdentity }) => ({
        VerifiedForSendingStatus: EmailIdentity === 'noreply@example.com',
      }),
    },
    /in its sandbox, and info@example\.com is not verified, so that messages are not mailed.*create-email-identity .*info@example\.com/s,
  ],
  [
    'of an unconfirmed subscription',
    {
      ListSubscriptionsCommand: () => ({
        Subscriptions: [
          { TopicArn: ALARMS, SubscriptionArn: `${ALARMS}:1` },
          waiting(ALARMS, 'new@example.com'),
          waiting('arn:aws:sns:eu-south-1:1:rombo-staging-operations-alarms', 'x@example.com'),
        ],
      }),
    },
    /again:\n {2}aws sns subscribe --region eu-south-1 --topic-arn \S+rombo-operations-alarms --protocol email --notification-endpoint new@example\.com$/,
  ],
  [
    'of a topic whose subscription expired or was ended',
    { ListSubscriptionsCommand: () => ({}) },
    /^SNS: .* aws sns subscribe --region eu-south-1 --topic-arn \S+rombo-operations-alarms --protocol email --notification-endpoint info@example\.com$/s,
  ],
  [
    'of a certificate that waits',
    { ListCertificatesCommand: () => ({ CertificateSummaryList: [pending] }) },
    /PENDING_VALIDATION.*--certificate-arn arn:c/s,
  ],
  [
    'of a check that these credentials do not allow',
    { GetAccountCommand: fail('AccessDeniedException', 'ses:GetAccount') },
    /^SES: could not be looked at\. .*ses:GetAccount/s,
  ],
])('only warns %s', async (_, answers, line) => {
  const { warnings, failures } = await check(answers, whole);
  expect(failures).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(line)]);
});

it.each([
  ['a new account', limits(10, 10), 0, '1000'],
  ['a usual account', limits(1000, 1000), 0, undefined],
  ['one in which the site has reserved', limits(220, 100), 60, undefined],
  ['one in which other sites have', limits(1000, 150), 0, '1120'],
  ['one without room for one more', limits(219, 219), 0, '1000'],
])('concurrency of %s', async (_, GetAccountSettingsCommand, own, desired) => {
  const GetFunctionConcurrencyCommand = () => ({ ReservedConcurrentExecutions: own });
  const { canReserve, warnings } = await check({ GetAccountSettingsCommand, GetFunctionConcurrencyCommand });
  expect(canReserve).toBe(desired === undefined);
  if (desired) expect(warnings.join()).toContain(`L-B99A9384 --desired-value ${desired}`);
});

it.each(['yes', 'no'])('keeps the deployed reservation (%s) if the quota cannot be read', async (value) => {
  const deployed = except(
    (name) => name === 'rombo-site',
    () => stack('ConcurrencyIsReserved', value),
  );
  const { canReserve, warnings } = await check({ ...deployed, GetAccountSettingsCommand: fail('ThrottlingException') });
  expect(canReserve).toBe(value === 'yes');
  expect(warnings.join()).toContain('Lambda: could not be looked at');
});

it('checks nothing without credentials', async () => {
  await expect(check({ DescribeStacksCommand: fail('CredentialsProviderError') })).rejects.toThrow(
    'CredentialsProviderError',
  );
});
