import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { checkAccount, printFindings } from './check-account.ts';
import { type Account, account } from './check-domains.ts';

const policies = readFileSync(new URL('../bootstrap/policies.json', import.meta.url), 'utf8');
const zone = { hostedZoneId: 'Z1', hostedZoneName: 'example.com' };
const domain = { ...zone, domain: 'www.example.com' };
const failed = (name: string, message = name) => Object.assign(new Error(message), { name });

// biome-ignore lint/suspicious/noExplicitAny: answers and inputs of many services
type Answers = Record<string, (input: any, region?: string) => unknown>;

/** Answers of an account in which everything is as a deployment wants it. */
const ready: Answers = {
  DescribeStacksCommand: ({ StackName }) => ({
    Stacks: [
      StackName.endsWith('-toolkit')
        ? { Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: '30' }] }
        : {
            StackId: 'arn:aws:cloudformation:eu-south-1:123456789012:stack/rombo-bootstrap/1',
            Parameters: [{ ParameterKey: 'HostedZones', ParameterValue: 'Z1' }],
          },
    ],
  }),
  GetTemplateCommand: () => ({ TemplateBody: policies }),
  GetAccountSettingsCommand: () => ({
    AccountLimit: { ConcurrentExecutions: 1000, UnreservedConcurrentExecutions: 1000 },
  }),
  GetFunctionConcurrencyCommand: () => ({}),
  ListDistributionsCommand: () => ({
    DistributionList: {
      Items: [{ Id: 'E1', DomainName: 'd1.cloudfront.net', Aliases: { Items: ['old.example.org'] } }],
    },
  }),
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
  resolveCaa: () => [],
  GetEmailIdentityCommand: () => ({ VerifiedForSendingStatus: true }),
  GetAccountCommand: () => ({ ProductionAccessEnabled: true }),
  ListSubscriptionsCommand: () => ({
    Subscriptions: [{ TopicArn: 'arn:aws:sns:eu-south-1:1:rombo-x', SubscriptionArn: 'arn:1' }],
  }),
};

/** Looks at an account that answers as told, and otherwise as one that is ready. */
async function check(answers: Answers = {}, choices: Record<string, unknown> = {}) {
  const all = { ...ready, ...answers };
  const answer = async (name: string, input: unknown, region?: string) => {
    if (!all[name]) throw failed('NotAsked', name);
    return all[name](input, region);
  };
  type Service = Exclude<keyof Account, 'dns'>;
  const service = (name: Service) => (region: string) =>
    // Paginators take clients of their own service only.
    Object.assign(account[name](region), {
      send: (command: object) => answer(command.constructor.name, (command as { input: unknown }).input, region),
    });
  const dns = () => ({
    resolveNs: (name: string) => answer('resolveNs', name),
    resolveCaa: (name: string) => answer('resolveCaa', name),
  });
  const services = (Object.keys(account) as (keyof Account)[]).filter((name): name is Service => name !== 'dns');
  const to = { ...Object.fromEntries(services.map((name) => [name, service(name)])), dns } as unknown as Account;
  const config = readConfig((key) => choices[key], {});
  const { findings, canReserve } = await checkAccount(config, to);
  const texts = (level: string) => findings.filter((one) => one.level === level).map(({ line }) => line);
  return { ok: texts('ok'), warnings: texts('warning'), failures: texts('failure'), canReserve, findings };
}

const whole = { ...domain, notifyEmail: 'info@example.com', sender: 'noreply@example.com' };

describe('an account that is ready', () => {
  it('is found so, look by look', async () => {
    const { ok, warnings, failures, canReserve, findings } = await check({}, whole);
    expect({ warnings, failures, canReserve }).toEqual({ warnings: [], failures: [], canReserve: true });
    expect(ok.map((line) => line.split(':')[0])).toEqual([
      'Policies',
      'eu-south-1',
      'us-east-1',
      'Lambda',
      'CloudFront',
      'Zone',
      'www.example.com',
      'SES',
      'SES',
      'SNS',
    ]);
    expect(printFindings(findings)).toMatch(/^ok {3}eu-south-1: enabled/m);
  });

  it('has the names of a deployed site for its own', async () => {
    const alias = { Name: 'www.example.com.', Type: 'A', AliasTarget: { DNSName: 'd1.cloudfront.net.' } };
    const answers = { ListResourceRecordSetsCommand: () => ({ ResourceRecordSets: [alias] }) };
    const deployed: Answers = {
      DescribeStacksCommand: (input) =>
        input.StackName === 'rombo-site'
          ? { Stacks: [{ Outputs: [{ OutputKey: 'DistributionId', OutputValue: 'E1' }] }] }
          : ready.DescribeStacksCommand?.(input),
    };
    expect((await check({ ...answers, ...deployed }, domain)).failures).toEqual([]);
    expect((await check(answers, domain)).failures).toEqual([expect.stringContaining('a record A already')]);
  });
});

describe('before a deployment that would be refused', () => {
  it.each<[string, Answers, RegExp]>([
    [
      'a region that is not enabled',
      {
        DescribeStacksCommand: () => {
          throw failed('UnrecognizedClientException');
        },
      },
      /^eu-south-1: not enabled.*\n {2}aws account enable-region --region-name eu-south-1/s,
    ],
    [
      'no bootstrap',
      {
        DescribeStacksCommand: (input, region) => {
          if (region === 'us-east-1') throw new Error('Stack with id rombo-toolkit does not exist');
          return ready.DescribeStacksCommand?.(input);
        },
      },
      /^us-east-1: .*\n {2}npx cdk bootstrap --qualifier rombo --toolkit-stack-name rombo-toolkit --cloudformation-execution-policies arn:aws:iam::123456789012:policy\/rombo-deployment aws:\/\/123456789012\/eu-south-1 aws:\/\/123456789012\/us-east-1/s,
    ],
    [
      'an old bootstrap',
      {
        DescribeStacksCommand: () => ({ Stacks: [{ Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: '5' }] }] }),
      },
      /version 5 and needs 8/,
    ],
    [
      'no policies',
      {
        DescribeStacksCommand: (input) => {
          if (input.StackName === 'rombo-bootstrap') throw new Error('Stack with id rombo-bootstrap does not exist');
          return ready.DescribeStacksCommand?.(input);
        },
      },
      /^Policies: .*--parameter-overrides Site=rombo Qualifier=rombo HostedZones=Z1$/s,
    ],
    [
      'a zone that is not there',
      {
        GetHostedZoneCommand: () => {
          throw failed('NoSuchHostedZone');
        },
      },
      /Z1 is not in this account/,
    ],
    [
      'a zone of another name',
      { GetHostedZoneCommand: () => ({ HostedZone: { Name: 'other.com.' } }) },
      /is of other\.com\. and not/,
    ],
    [
      'a zone that nobody delegates',
      {
        resolveNs: () => {
          throw Object.assign(new Error(), { code: 'ENOTFOUND' });
        },
      },
      /delegated to nobody.*ns-1\.awsdns-01\.com ns-2/s,
    ],
    ['a zone that is delegated elsewhere', { resolveNs: () => ['ns.registrar.it'] }, /is with ns\.registrar\.it/],
    [
      'a record of a former site',
      { ListResourceRecordSetsCommand: () => ({ ResourceRecordSets: [{ Name: 'www.example.com.', Type: 'CNAME' }] }) },
      /record CNAME already/,
    ],
    [
      'a distribution that has the name',
      {
        ListDistributionsCommand: () => ({
          DistributionList: { Items: [{ Id: 'E9', DomainName: 'd9', Aliases: { Items: ['www.example.com'] } }] },
        }),
      },
      /distribution E9 has this name/,
    ],
    [
      'a CAA record above it for somebody else',
      { resolveCaa: (name) => (name === 'example.com' ? [{ critical: 0, issue: 'letsencrypt.org' }] : []) },
      /allow letsencrypt\.org only/,
    ],
  ])('names %s', async (_, answers, line) => {
    const { failures } = await check(answers, domain);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.join('\n')).toMatch(new RegExp(line.source, `${line.flags}m`));
  });

  it('looks at every name with its zone', async () => {
    const otherDomains = [{ domain: 'example.it', hostedZoneId: 'Z2', hostedZoneName: 'example.it' }];
    const { failures, warnings } = await check(
      {
        GetHostedZoneCommand: ({ Id }) =>
          Id === 'Z1' ? ready.GetHostedZoneCommand?.({}) : { HostedZone: { Name: 'example.it.' } },
      },
      { ...domain, otherDomains },
    );
    expect(failures).toEqual([expect.stringContaining('Zone: example.it is with')]);
    expect(warnings).toEqual([expect.stringMatching(/^Policies: .*HostedZones=Z1,Z2$/s)]);
  });
});

describe('what would not work', () => {
  it.each<[string, Answers, RegExp]>([
    ['policies of an older release', { GetTemplateCommand: () => ({ TemplateBody: '{}' }) }, /^Policies: they differ/],
    ['CloudFront that was never used', { ListDistributionsCommand: () => ({}) }, /"Your account must be verified"/],
    [
      'too many policies of CloudFront',
      { ListCachePoliciesCommand: () => ({ CachePolicyList: { Quantity: 17 } }) },
      /17 cache policies/,
    ],
    [
      'a sender that is not verified',
      { GetEmailIdentityCommand: () => ({}) },
      /create-email-identity .*noreply@example\.com/,
    ],
    [
      'a sender that SES does not know',
      {
        GetEmailIdentityCommand: () => {
          throw failed('NotFoundException');
        },
      },
      /is not verified/,
    ],
    ['the sandbox of SES', { GetAccountCommand: () => ({}) }, /in its sandbox/],
    [
      'a subscription that nobody confirmed',
      {
        ListSubscriptionsCommand: () => ({
          Subscriptions: [
            {
              TopicArn: 'arn:aws:sns:eu-south-1:1:rombo-alarms',
              SubscriptionArn: 'PendingConfirmation',
              Endpoint: 'info@example.com',
            },
            {
              TopicArn: 'arn:aws:sns:eu-south-1:1:other',
              SubscriptionArn: 'PendingConfirmation',
              Endpoint: 'x@example.com',
            },
          ],
        }),
      },
      /aws sns subscribe --region eu-south-1 --topic-arn \S+rombo-alarms --protocol email --notification-endpoint info@example\.com/,
    ],
    [
      'a certificate that waits',
      {
        ListCertificatesCommand: () => ({
          CertificateSummaryList: [
            { DomainName: 'www.example.com', Status: 'PENDING_VALIDATION', CertificateArn: 'arn:c' },
          ],
        }),
      },
      /PENDING_VALIDATION.*--certificate-arn arn:c/s,
    ],
    [
      'a look that these credentials may not take',
      {
        GetAccountCommand: () => {
          throw failed('AccessDeniedException', 'ses:GetAccount');
        },
      },
      /^SES: could not be looked at\. .*ses:GetAccount/s,
    ],
  ])('names %s, and keeps nobody from deploying', async (_, answers, line) => {
    const { warnings, failures } = await check(answers, whole);
    expect(failures).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(line);
  });
});

describe('concurrency', () => {
  it.each([
    ['a new account', 10, 10, undefined, false, 1000],
    ['a usual account', 1000, 1000, undefined, true, 0],
    [
      'the next deployment, which has reserved',
      220,
      100,
      { 'rombo-render-page': 100, 'rombo-transform-image': 20 },
      true,
      0,
    ],
    ['an account whose other sites reserve', 1000, 150, {}, false, 1120],
    ['an account without room for one more', 219, 219, undefined, false, 1000],
  ])(
    '%s: %i at once, %i unreserved',
    async (_, quota, unreserved, own: Record<string, number> | undefined, reserves, desired) => {
      const { canReserve, warnings } = await check({
        GetAccountSettingsCommand: () => ({
          AccountLimit: { ConcurrentExecutions: quota, UnreservedConcurrentExecutions: unreserved },
        }),
        GetFunctionConcurrencyCommand: ({ FunctionName }) => ({ ReservedConcurrentExecutions: own?.[FunctionName] }),
      });
      expect(canReserve).toBe(reserves);
      if (!reserves) expect(warnings.join()).toContain(`L-B99A9384 --desired-value ${desired}`);
    },
  );
});

it('without credentials nothing is looked at', async () => {
  await expect(
    check({
      DescribeStacksCommand: () => {
        throw failed('CredentialsProviderError');
      },
    }),
  ).rejects.toThrow('CredentialsProviderError');
});
