import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import {
  GetAccountSettingsCommand,
  GetFunctionConcurrencyCommand,
  LambdaClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-lambda';
import { type Config, domainsOf } from '../config.ts';
import { bootstrapOf } from '../stacks/names.ts';
import { reserved } from '../stacks/site-functions.ts';
import { orMissing } from './outputs.ts';

/** A finding of the account check, with its remedy. After a `failure` CloudFormation would refuse the deployment. */
interface Finding {
  level: 'ok' | 'warning' | 'failure';
  line: string;
}

const finding =
  (level: Finding['level']) =>
  (line: string): Finding => ({ level, line });
const [ok, warning, failure] = [finding('ok'), finding('warning'), finding('failure')];

/** Clients of the services that are checked. */
const account = {
  cloudFormation: (region: string) => new CloudFormationClient({ region }),
  lambda: (region: string) => new LambdaClient({ region }),
};
export type Account = typeof account;

/** The oldest bootstrap of CDK that knows what a deployment asks of it. */
const BOOTSTRAP_VERSION = 8;

const zonesOf = (config: Config): string[] => [...new Set(domainsOf(config).map(({ hostedZoneId }) => hostedZoneId))];

const readStack = async (client: CloudFormationClient, StackName: string): Promise<Stack | undefined> =>
  (await orMissing(client.send(new DescribeStacksCommand({ StackName }))))?.Stacks?.[0];

/** Checks the policies of the site, and CDK's bootstrap in its regions. Returns the commands that an administrator runs for what is missing. */
async function checkBootstrap(config: Config, { cloudFormation }: Account): Promise<Finding[]> {
  const { name, region } = config;
  const { qualifier, policiesStack, toolkitStack, deploymentPolicy } = bootstrapOf(name);
  const client = cloudFormation(region);
  const stack = await readStack(client, policiesStack);
  const zones = zonesOf(config);
  const parameters = [`Site=${name}`, `Qualifier=${qualifier}`, ...(zones.length > 0 ? [`HostedZones=${zones}`] : [])];
  const deployPolicies = `aws cloudformation deploy --region ${region} --stack-name ${policiesStack} --template-file infra/bootstrap/policies.json --capabilities CAPABILITY_NAMED_IAM --parameter-overrides ${parameters.join(' ')}`;
  const findings = [
    stack
      ? await checkPolicies(stack, client, zones, deployPolicies)
      : failure(`Policies: they are missing. An administrator runs, in the folder of the site:\n  ${deployPolicies}`),
  ];

  const regions = [...new Set([region, 'us-east-1'])];
  const accountId = stack?.StackId?.split(':')[4] ?? 'ACCOUNT';
  const bootstrap = `npx cdk bootstrap --qualifier ${qualifier} --toolkit-stack-name ${toolkitStack} --cloudformation-execution-policies arn:aws:iam::${accountId}:policy/${deploymentPolicy} ${regions
    .map((one) => `aws://${accountId}/${one}`)
    .join(' ')}`;
  for (const one of regions) {
    const outputs = (await readStack(cloudFormation(one), toolkitStack))?.Outputs ?? [];
    const version = Number(outputs.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue ?? 0);
    findings.push(
      version >= BOOTSTRAP_VERSION
        ? ok(`${one}: version ${version} of the bootstrap`)
        : failure(
            `${one}: the bootstrap has version ${version} and needs ${BOOTSTRAP_VERSION}. An administrator runs, after the policies are there:\n  ${bootstrap}`,
          ),
    );
  }
  return findings;
}

async function checkPolicies(
  { StackName, Parameters = [] }: Stack,
  client: CloudFormationClient,
  wantedZones: string[],
  command: string,
): Promise<Finding> {
  const { TemplateBody = '' } = await client.send(new GetTemplateCommand({ StackName }));
  const file = readFileSync(new URL('../bootstrap/policies.json', import.meta.url), 'utf8');
  const zones = Parameters.find(({ ParameterKey }) => ParameterKey === 'HostedZones')?.ParameterValue?.split(',') ?? [];
  const isCurrent = isDeepStrictEqual(JSON.parse(TemplateBody), JSON.parse(file));
  if (isCurrent && wantedZones.every((zone) => zones.includes(zone))) return ok('Policies: those of policies.json');
  return warning(`Policies: they differ from policies.json, or lack a zone. An administrator repeats:\n  ${command}`);
}

/** Concurrency that Lambda keeps unreserved in every account, and the usual quota; new accounts have ten. */
const UNRESERVED = 100;
const USUAL_QUOTA = 1000;

/** Whether the account has concurrency to reserve for pages and pictures, and otherwise the quota to request. */
async function checkConcurrency({ name, region }: Config, { lambda }: Account) {
  const client = lambda(region);
  const { AccountLimit } = await client.send(new GetAccountSettingsCommand({}));
  const { ConcurrentExecutions: quota = 0, UnreservedConcurrentExecutions: unreserved = 0 } = AccountLimit ?? {};
  const own = await Promise.all(Object.keys(reserved).map((suffix) => reservedBy(`${name}-${suffix}`, client)));
  const free = own.reduce((sum, count) => sum + count, unreserved);
  const wanted = Object.values(reserved).reduce((sum, count) => sum + count, 0);
  if (free - wanted >= UNRESERVED)
    return {
      canReserve: true,
      finding: ok(`Lambda: ${quota} functions at once, ${wanted} of them reserved for ${name}`),
    };
  const desired = Math.max(USUAL_QUOTA, quota + wanted);
  return {
    canReserve: false,
    finding: warning(
      `Lambda: ${quota} functions at once, of which none can be reserved for pages and pictures. Ask for ${desired}:\n  aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value ${desired}`,
    ),
  };
}

/** Concurrency that a function has reserved; none if it is not deployed. */
async function reservedBy(FunctionName: string, client: LambdaClient): Promise<number> {
  try {
    const answer = await client.send(new GetFunctionConcurrencyCommand({ FunctionName }));
    return answer.ReservedConcurrentExecutions ?? 0;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return 0;
    throw error;
  }
}

/** Checks what a deployment needs, does not create, and AWS does not explain: bootstrap, policies, and the quota of concurrency. */
export async function checkAccount(config: Config, to: Account = account) {
  const bootstrap = await checkBootstrap(config, to);
  const { canReserve, finding } = await checkConcurrency(config, to);
  return { findings: [...bootstrap, finding], canReserve };
}

const marks = { ok: 'ok  ', warning: 'WARN', failure: 'FAIL' };

/** The findings as they are printed. */
export const printFindings = (findings: Finding[]): string =>
  findings.map(({ level, line }) => `${marks[level]} ${line.replaceAll('\n', '\n    ')}`).join('\n');
