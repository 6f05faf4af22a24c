import {
  CloudFormationClient,
  DescribeStacksCommand,
  type Parameter,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation';
import {
  DeleteFunctionCommand,
  GetAliasCommand,
  LambdaClient,
  paginateListVersionsByFunction,
} from '@aws-sdk/client-lambda';
import type { Versions } from '@rombo/functions/files/releases';
import pLimit from 'p-limit';
import { functionOfParameter, LIVE } from '../stacks/live-alias.ts';
import { requireLock } from './lock.ts';
import { orMissing } from './outputs.ts';

const STACKS = ['api', 'site', 'operations'];

/** Concurrent requests: Lambda allows fifteen per second. */
const CONCURRENCY = 5;

/** Maximum duration of a stack update in seconds; it usually takes half a minute. */
const MAX_WAIT = 300;

interface Clients {
  cloudFormation: CloudFormationClient;
  lambda: LambdaClient;
}

const connect = (): Clients => ({
  cloudFormation: new CloudFormationClient(),
  lambda: new LambdaClient({ maxAttempts: 8 }),
});

interface DeployedStack {
  stack: string;
  own: Parameter[];
  updated: Date | undefined;
}

/** Describes the deployed stacks that contain functions. */
async function describeStacks(site: string, { cloudFormation }: Clients): Promise<DeployedStack[]> {
  const found = STACKS.map(async (part) => {
    const stack = `${site}-${part}`;
    const answer = await orMissing(cloudFormation.send(new DescribeStacksCommand({ StackName: stack })));
    const { Parameters = [], LastUpdatedTime } = answer?.Stacks?.[0] ?? {};
    return answer ? [{ stack, own: Parameters, updated: LastUpdatedTime }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Times of the stacks' last updates. They change when an update starts, whether it succeeds or not. */
export const lastUpdates = async (site: string, clients = connect()): Promise<string> =>
  JSON.stringify((await describeStacks(site, clients)).map(({ stack, updated }) => [stack, updated]));

const functionsOf = (parameters: Parameter[]): string[] =>
  parameters.flatMap(({ ParameterKey = '' }) => functionOfParameter(ParameterKey) ?? []);

/** Versions that the live aliases of these functions point to. */
async function versionsOf(site: string, functions: string[], { lambda }: Clients): Promise<Versions> {
  const limit = pLimit(CONCURRENCY);
  const entries = functions.map((name) =>
    limit(async () => {
      const alias = await lambda.send(new GetAliasCommand({ FunctionName: `${site}-${name}`, Name: LIVE }));
      return [name, alias.FunctionVersion ?? ''];
    }),
  );
  return Object.fromEntries(await Promise.all(entries));
}

export async function readVersions(site: string, clients = connect()): Promise<Versions> {
  const stacks = await describeStacks(site, clients);
  return versionsOf(
    site,
    stacks.flatMap(({ own }) => functionsOf(own)),
    clients,
  );
}

/**
 * Sets the live versions of functions through stack parameters, so that stacks and aliases agree, also for the next deployment. Skips
 * stacks whose aliases are already right. Functions without a wanted version keep theirs.
 */
export async function setVersions(site: string, wanted: Versions, clients = connect()): Promise<void> {
  requireLock();
  const stacks = await describeStacks(site, clients);
  await Promise.all(stacks.map(({ stack, own }) => updateStack(site, stack, own, wanted, clients)));
}

async function updateStack(site: string, stack: string, own: Parameter[], wanted: Versions, clients: Clients) {
  const functions = functionsOf(own).filter((name) => wanted[name]);
  const isRight = async (): Promise<boolean> => {
    const live = await versionsOf(site, functions, clients);
    return functions.every((name) => live[name] === wanted[name]);
  };
  if (await isRight()) return;
  const Parameters = own.map(({ ParameterKey = '' }): Parameter => {
    const version = wanted[functionOfParameter(ParameterKey) ?? ''];
    return version ? { ParameterKey, ParameterValue: version } : { ParameterKey, UsePreviousValue: true };
  });
  const { cloudFormation } = clients;
  const Capabilities = ['CAPABILITY_NAMED_IAM' as const];
  await cloudFormation.send(
    new UpdateStackCommand({ StackName: stack, UsePreviousTemplate: true, Parameters, Capabilities }),
  );
  const waiting = { client: cloudFormation, maxWaitTime: MAX_WAIT, minDelay: 2, maxDelay: 5 };
  await waitUntilStackUpdateComplete(waiting, { StackName: stack });
  if (!(await isRight())) throw new Error(`The aliases of ${stack} do not name the versions of that release.`);
}

/** Numbers of a function's versions, without `$LATEST`. A missing function has none. */
async function listVersions(FunctionName: string, client: LambdaClient): Promise<string[]> {
  const pages = await orMissing(
    Array.fromAsync(paginateListVersionsByFunction({ client }, { FunctionName })),
    /^ResourceNotFoundException$/,
  );
  const versions = (pages ?? []).flatMap(({ Versions = [] }) => Versions.flatMap(({ Version }) => Version ?? []));
  return versions.filter((version) => /^\d+$/.test(version));
}

/**
 * Deletes function versions that none of the kept releases names, including those of failed deployments. Lambda itself refuses to delete
 * a version that an alias points to. Returns the number of deleted versions.
 */
export async function removeVersions(site: string, kept: Versions[], { lambda } = connect()): Promise<number> {
  const limit = pLimit(CONCURRENCY);
  const functions = [...new Set(kept.flatMap((versions) => Object.keys(versions)))];
  const counts = functions.map((name) =>
    limit(async () => {
      const FunctionName = `${site}-${name}`;
      const old = (await listVersions(FunctionName, lambda)).filter((version) =>
        kept.every((versions) => versions[name] !== version),
      );
      for (const Qualifier of old) await lambda.send(new DeleteFunctionCommand({ FunctionName, Qualifier }));
      return old.length;
    }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
