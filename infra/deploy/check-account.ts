import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  type CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import {
  type CloudFrontClient,
  ListCachePoliciesCommand,
  ListOriginRequestPoliciesCommand,
  ListResponseHeadersPoliciesCommand,
  paginateListDistributions,
} from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand, GetFunctionConcurrencyCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { paginateListSubscriptions } from '@aws-sdk/client-sns';
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts';
import { type Config, domainsOf } from '../config.ts';
import { bootstrapOf } from '../stacks/names.ts';
import { RESERVED, reserved } from '../stacks/site-functions.ts';
import {
  type Account,
  account,
  checkDomains,
  type Distribution,
  type Finding,
  failure,
  ok,
  warning,
} from './check-domains.ts';
import { explain } from './command.ts';
import { orMissing, readOutputs } from './outputs.ts';

/** Minimum version of the CDK bootstrap stack. */
const BOOTSTRAP_VERSION = 8;

const regionsOf = ({ region }: Config) => [...new Set([region, 'us-east-1'])];

/** Account of the credentials. */
async function accountId({ region }: Config, { sts }: Pick<Account, 'sts'>): Promise<string> {
  const { Account } = await sts(region).send(new GetCallerIdentityCommand({}));
  return Account ?? '';
}

/** Text that says where a command acts. */
export const placeOf = async (config: Config, to: Pick<Account, 'sts'> = account): Promise<string> =>
  `account ${await accountId(config, to)}, region ${config.region}`;

/** Command that creates or updates the policies of a site. */
function policiesCommand(config: Config): string {
  const { qualifier, policiesStack } = bootstrapOf(config.name);
  const zones = zonesOf(config).join(',');
  const parameters = [`Site=${config.name}`, `Qualifier=${qualifier}`, ...(zones ? [`HostedZones=${zones}`] : [])];
  return `aws cloudformation deploy --region ${config.region} --stack-name ${policiesStack} --template-file infra/bootstrap/policies.json --capabilities CAPABILITY_NAMED_IAM --parameter-overrides ${parameters.join(' ')}`;
}

/** Command that creates or updates CDK's bootstrap of a site. */
function toolkitCommand(config: Config, account: string): string {
  const { qualifier, toolkitStack, deploymentPolicy } = bootstrapOf(config.name);
  const regions = regionsOf(config).map((region) => `aws://${account}/${region}`);
  return `npx cdk bootstrap --qualifier ${qualifier} --toolkit-stack-name ${toolkitStack} --cloudformation-execution-policies arn:aws:iam::${account}:policy/${deploymentPolicy} ${regions.join(' ')}`;
}

const zonesOf = (config: Config): string[] => [...new Set(domainsOf(config).map(({ hostedZoneId }) => hostedZoneId))];

const readStack = async (client: CloudFormationClient, StackName: string): Promise<Stack | undefined> =>
  (await orMissing(client.send(new DescribeStacksCommand({ StackName }))))?.Stacks?.[0];

/** True for an error from a region that the account has not enabled. */
const isDisabled = (error: unknown): boolean =>
  error instanceof Error && /^(UnrecognizedClientException|InvalidClientTokenId|AuthFailure)$/.test(error.name);

async function checkRegions(config: Config, to: Account): Promise<Finding[]> {
  const { toolkitStack } = bootstrapOf(config.name);
  const findings = await Promise.all(
    regionsOf(config).map(async (region) => {
      const stack = await readStack(to.cloudFormation(region), toolkitStack);
      const version = Number(stack?.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue);
      if (!stack) return failure(`${region}: the site has no bootstrap of CDK`);
      if (version >= BOOTSTRAP_VERSION) return ok(`${region}: enabled, with version ${version} of the bootstrap`);
      return failure(`${region}: the bootstrap has version ${version} and needs ${BOOTSTRAP_VERSION}`);
    }),
  );
  const last = findings.findLast(({ level }) => level === 'failure');
  if (last)
    last.line += `. An administrator runs, after the policies are there:\n  ${toolkitCommand(config, await accountId(config, to))}`;
  return findings;
}

/** Finds regions that are not enabled or reject these credentials. */
async function checkEnabled(config: Config, { cloudFormation }: Account): Promise<Finding[]> {
  const { policiesStack } = bootstrapOf(config.name);
  const findings = regionsOf(config).map(async (region) => {
    try {
      await readStack(cloudFormation(region), policiesStack);
      return [];
    } catch (error) {
      if (!isDisabled(error)) throw error;
      const command = `aws account enable-region --region-name ${region}`;
      return [
        failure(
          `${region}: not enabled, or these credentials are not valid. Run, and wait some minutes:\n  ${command}`,
        ),
      ];
    }
  });
  return (await Promise.all(findings)).flat();
}

async function checkPolicies(config: Config, stack: Stack | undefined, { cloudFormation }: Account): Promise<Finding> {
  const policies = policiesCommand(config);
  if (!stack)
    return failure(`Policies: they are missing. An administrator runs, in the folder of the site:\n  ${policies}`);
  const { TemplateBody = '' } = await cloudFormation(config.region).send(
    new GetTemplateCommand({ StackName: stack.StackName }),
  );
  const file = readFileSync(new URL('../bootstrap/policies.json', import.meta.url), 'utf8');
  const zones = stack.Parameters?.find(({ ParameterKey }) => ParameterKey === 'HostedZones')?.ParameterValue ?? '';
  const isPresent = isDeepStrictEqual(JSON.parse(TemplateBody), JSON.parse(file));
  if (isPresent && zonesOf(config).every((zone) => zones.split(',').includes(zone)))
    return ok('Policies: those of policies.json');
  return warning(`Policies: they differ from policies.json, or lack a zone. An administrator repeats:\n  ${policies}`);
}

/** Concurrency that Lambda keeps unreserved in every account, and the usual quota. New accounts have a quota of 10. */
const MIN_UNRESERVED = 100;
const DEFAULT_QUOTA = 1000;

/** Checks that concurrency can be reserved for pages and pictures; otherwise reports the quota to request. */
async function checkConcurrency({ name, region }: Config, { lambda }: Account) {
  const client = lambda(region);
  const { AccountLimit } = await client.send(new GetAccountSettingsCommand({}));
  const { ConcurrentExecutions: quota = 0, UnreservedConcurrentExecutions: unreserved = 0 } = AccountLimit ?? {};
  const own = await Promise.all(Object.keys(reserved).map((suffix) => reservedBy(`${name}-${suffix}`, client)));
  const free = own.reduce((sum, count) => sum + count, unreserved);
  const wanted = Object.values(reserved).reduce((sum, count) => sum + count, 0);
  if (free - wanted >= MIN_UNRESERVED)
    return {
      canReserve: true,
      finding: ok(`Lambda: ${quota} functions at once, ${wanted} of them reserved for ${name}`),
    };
  const desired = Math.max(DEFAULT_QUOTA, quota + wanted);
  return {
    canReserve: false,
    finding: warning(
      `Lambda: ${quota} functions at once, of which none can be reserved for pages and pictures. Ask for ${desired}:\n  aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value ${desired}`,
    ),
  };
}

/** Reserved concurrency of a function; 0 if it is not deployed. */
async function reservedBy(FunctionName: string, client: LambdaClient): Promise<number> {
  const asked = client.send(new GetFunctionConcurrencyCommand({ FunctionName }));
  return (await orMissing(asked, /^ResourceNotFoundException$/))?.ReservedConcurrentExecutions ?? 0;
}

/** Number of policies that the distribution needs per kind, and the default quota of an account. */
const POLICIES = { cache: 4, 'origin request': 2, 'response headers': 3 };
const POLICY_QUOTA = 20;

async function checkCloudFront(distributions: Distribution[], isDeployed: boolean, client: CloudFrontClient) {
  if (isDeployed) return ok('CloudFront: the site has its distribution');
  const [caches, requests, responses] = await Promise.all([
    client.send(new ListCachePoliciesCommand({ Type: 'custom' })),
    client.send(new ListOriginRequestPoliciesCommand({ Type: 'custom' })),
    client.send(new ListResponseHeadersPoliciesCommand({ Type: 'custom' })),
  ]);
  const used = {
    cache: caches.CachePolicyList?.Quantity ?? 0,
    'origin request': requests.OriginRequestPolicyList?.Quantity ?? 0,
    'response headers': responses.ResponseHeadersPolicyList?.Quantity ?? 0,
  };
  for (const [kind, needed] of Object.entries(POLICIES) as [keyof typeof POLICIES, number][]) {
    if (used[kind] + needed > POLICY_QUOTA)
      return warning(
        `CloudFront: ${used[kind]} ${kind} policies of usually ${POLICY_QUOTA}, and the site needs ${needed}. Delete unused ones, or ask for more: Service Quotas, us-east-1, Amazon CloudFront.`,
      );
  }
  if (distributions.length > 0) return ok('CloudFront: in use, with room for the policies of the site');
  return warning(
    'CloudFront: never used in this account. AWS often refuses it to new accounts ("Your account must be verified"): then open a case under Support, Account and billing, and deploy again once it is answered.',
  );
}

async function checkSender({ region, sender, notifyEmail }: Config, { ses }: Account): Promise<Finding[]> {
  if (!sender || !notifyEmail) return [];
  const client = ses(region);
  /** True if the address or its domain is verified. */
  const isVerified = async (address: string): Promise<boolean> => {
    const identities = [address, address.split('@')[1] ?? ''].map((EmailIdentity) =>
      orMissing(client.send(new GetEmailIdentityCommand({ EmailIdentity })), /^NotFoundException$/),
    );
    return (await Promise.all(identities)).some((identity) => identity?.VerifiedForSendingStatus);
  };
  const verification = (address: string) =>
    `Run, and follow the link that is mailed:\n  aws sesv2 create-email-identity --region ${region} --email-identity ${address}`;
  const access = `Ask for production access: SES in ${region}, Account dashboard.`;
  const findings = [
    (await isVerified(sender))
      ? ok(`SES: ${sender} is verified`)
      : warning(`SES: ${sender} is not verified, so that messages are not mailed. ${verification(sender)}`),
  ];
  const { ProductionAccessEnabled } = await client.send(new GetAccountCommand({}));
  if (ProductionAccessEnabled) findings.push(ok('SES: out of its sandbox'));
  else if (await isVerified(notifyEmail))
    findings.push(warning(`SES: in its sandbox, which refuses automatic replies to visitors. ${access}`));
  else
    findings.push(
      warning(
        `SES: in its sandbox, and ${notifyEmail} is not verified, so that messages are not mailed. ${access} ${verification(notifyEmail)}`,
      ),
    );
  return findings;
}

/** ARNs of a deployed stack's topics. */
async function topicsOf(stackName: string, client: CloudFormationClient): Promise<string[]> {
  const { Outputs = [] } = (await readStack(client, stackName)) ?? {};
  return Outputs.flatMap(({ OutputKey, OutputValue }) => (OutputKey?.endsWith('Topic') && OutputValue) || []);
}

/** Finds topics that notify nobody: SNS deletes a subscription that is not confirmed in time, and its recipient can end it. */
async function checkSubscriptions(config: Config, { cloudFormation, sns }: Account): Promise<Finding> {
  const stacks = { operations: config.region, global: 'us-east-1' };
  const silent: string[] = [];
  for (const [part, region] of Object.entries(stacks)) {
    const topics = new Map<string, { isConfirmed: boolean; waiting: string[] }>();
    for (const arn of await topicsOf(`${config.name}-${part}`, cloudFormation(region)))
      topics.set(arn, { isConfirmed: false, waiting: [] });
    for await (const { Subscriptions = [] } of paginateListSubscriptions({ client: sns(region) }, {})) {
      for (const { TopicArn = '', SubscriptionArn, Endpoint = '' } of Subscriptions) {
        const topic = topics.get(TopicArn);
        if (SubscriptionArn === 'PendingConfirmation') topic?.waiting.push(Endpoint);
        else if (topic) topic.isConfirmed = true;
      }
    }
    for (const [arn, { isConfirmed, waiting }] of topics) {
      const missing = waiting.length === 0 && !isConfirmed ? [config.notifyEmail ?? 'ADDRESS'] : waiting;
      for (const address of missing)
        silent.push(
          `aws sns subscribe --region ${region} --topic-arn ${arn} --protocol email --notification-endpoint ${address}`,
        );
    }
  }
  if (silent.length === 0) return ok('SNS: every topic of the site has a confirmed subscription');
  return warning(
    `SNS: without a confirmed subscription, alarms or messages reach nobody. Confirm the link that was mailed, or have it sent again:\n  ${silent.join('\n  ')}`,
  );
}

async function listDistributions(client: CloudFrontClient): Promise<Distribution[]> {
  const found: Distribution[] = [];
  for await (const { DistributionList } of paginateListDistributions({ client }, {}))
    for (const { Id = '', DomainName = '', Aliases } of DistributionList?.Items ?? [])
      found.push({ id: Id, domainName: DomainName, aliases: Aliases?.Items ?? [] });
  return found;
}

/** Checks everything that a deployment needs and does not create. A check without permission becomes a warning. */
export async function checkAccount(
  config: Config,
  to: Account = account,
): Promise<{ findings: Finding[]; canReserve: boolean }> {
  const look = async (what: string, find: () => Promise<Finding | Finding[]>): Promise<Finding[]> => {
    try {
      return [await find()].flat();
    } catch (error) {
      if (error instanceof Error && error.name === 'CredentialsProviderError') throw error;
      return [warning(`${what}: could not be looked at. ${explain(error)}`)];
    }
  };
  const disabled = await look('Regions', () => checkEnabled(config, to));
  // All other checks would fail too.
  if (disabled.some(({ level }) => level === 'failure')) return { findings: disabled, canReserve: false };
  const outputs = await readOutputs(config.name, to.cloudFormation(config.region));
  const { DistributionId: distributionId } = outputs;
  // If the look-up fails, what is deployed stays.
  let canReserve = outputs[RESERVED] === 'yes';
  let distributions: Distribution[] = [];
  const findings = [
    ...disabled,
    ...(await look('Policies', async () => {
      const policies = await readStack(to.cloudFormation(config.region), bootstrapOf(config.name).policiesStack);
      return checkPolicies(config, policies, to);
    })),
    ...(await look('Bootstrap', () => checkRegions(config, to))),
    ...(await look('Lambda', async () => {
      const concurrency = await checkConcurrency(config, to);
      canReserve = concurrency.canReserve;
      return concurrency.finding;
    })),
    ...(await look('CloudFront', async () => {
      distributions = await listDistributions(to.cloudFront());
      return checkCloudFront(distributions, Boolean(distributionId), to.cloudFront());
    })),
    ...(await look('Domain', () => checkDomains(config, distributions, distributionId, to))),
    ...(await look('SES', () => checkSender(config, to))),
    ...(await look('SNS', () => checkSubscriptions(config, to))),
  ];
  return { findings, canReserve };
}

const marks = { ok: 'ok  ', warning: 'WARN', failure: 'FAIL' };

export const printFindings = (findings: Finding[]): string =>
  findings.map(({ level, line }) => `${marks[level]} ${line.replaceAll('\n', '\n    ')}`).join('\n');
