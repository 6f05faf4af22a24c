import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
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

const hasStack = async (client: CloudFormationClient, StackName: string): Promise<boolean> =>
  (await orMissing(client.send(new DescribeStacksCommand({ StackName })))) !== undefined;

/** Checks the bootstrap of the site: its policies, and CDK's own in each region. Names the commands that an administrator runs. */
async function checkBootstrap(config: Config, { cloudFormation }: Account): Promise<Finding[]> {
  const { name, region } = config;
  const { qualifier, policiesStack, toolkitStack, deploymentPolicy } = bootstrapOf(name);
  const zones = [...new Set(domainsOf(config).map(({ hostedZoneId }) => hostedZoneId))];
  const parameters = [`Site=${name}`, `Qualifier=${qualifier}`, ...(zones.length > 0 ? [`HostedZones=${zones}`] : [])];
  const policies = `aws cloudformation deploy --region ${region} --stack-name ${policiesStack} --template-file infra/bootstrap/policies.json --capabilities CAPABILITY_NAMED_IAM --parameter-overrides ${parameters.join(' ')}`;
  const regions = [...new Set([region, 'us-east-1'])];
  const toolkit = `npx cdk bootstrap --qualifier ${qualifier} --toolkit-stack-name ${toolkitStack} --cloudformation-execution-policies arn:aws:iam::ACCOUNT:policy/${deploymentPolicy} ${regions
    .map((one) => `aws://ACCOUNT/${one}`)
    .join(' ')}`;
  const lacking: string[] = [];
  for (const one of regions) if (!(await hasStack(cloudFormation(one), toolkitStack))) lacking.push(one);
  return [
    (await hasStack(cloudFormation(region), policiesStack))
      ? ok(`Policies: ${policiesStack}`)
      : failure(`Policies: they are missing. An administrator runs, in the folder of the site:\n  ${policies}`),
    lacking.length === 0
      ? ok(`Bootstrap: ${toolkitStack} in ${regions.join(' and ')}`)
      : failure(
          `Bootstrap: it is missing in ${lacking.join(' and ')}. An administrator runs, after the policies are there:\n  ${toolkit}`,
        ),
  ];
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

/** Checks what a deployment needs, does not create, and AWS does not explain: the bootstrap, and the quota of concurrency. */
export async function checkAccount(config: Config, to: Account = account) {
  const bootstrap = await checkBootstrap(config, to);
  const { canReserve, finding } = await checkConcurrency(config, to);
  return { findings: [...bootstrap, finding], canReserve };
}

const marks = { ok: 'ok  ', warning: 'WARN', failure: 'FAIL' };

/** The findings as they are printed. */
export const printFindings = (findings: Finding[]): string =>
  findings.map(({ level, line }) => `${marks[level]} ${line.replaceAll('\n', '\n    ')}`).join('\n');
