import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

const names = [
  'TableName',
  'BucketName',
  'OriginKeySecret',
  'OriginKeyNumber',
  'Commit',
  'ReleasedAt',
  'SiteUrl',
  'SiteBucketName',
  'DistributionId',
] as const;

/** Outputs of the deployed stacks. */
export type Outputs = Partial<Record<(typeof names)[number], string>>;

/** CloudFormation's answer about a stack; undefined if there is no such stack. */
export async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not exist')) return undefined;
    throw error;
  }
}

/** Reads the outputs of a site's stacks; a missing stack has none. */
export async function readOutputs(site: string, client = new CloudFormationClient()): Promise<Outputs> {
  const found: Record<string, string> = {};
  for (const stack of ['data', 'api', 'site']) {
    const answer = await orMissing(client.send(new DescribeStacksCommand({ StackName: `${site}-${stack}` })));
    for (const { OutputKey = '', OutputValue = '' } of answer?.Stacks?.[0]?.Outputs ?? [])
      found[OutputKey] = OutputValue;
  }
  return Object.fromEntries(names.flatMap((name) => (found[name] ? [[name, found[name]]] : [])));
}

/** An output that a command needs; throws if it is missing. */
export function requireOutput(outputs: Outputs, name: keyof Outputs): string {
  const value = outputs[name];
  if (!value) throw new Error(`${name} is not known: deploy the site first, with the same name and region.`);
  return value;
}
