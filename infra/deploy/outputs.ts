import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

const names = [
  'TableName',
  'BucketName',
  'SigningKeysSecret',
  'SealKeysSecret',
  'OriginKeySecret',
  'SiteUrl',
  'SiteBucketName',
  'DistributionId',
] as const;

/** Outputs of the deployed stacks. */
export type Outputs = Partial<Record<(typeof names)[number], string>>;

const isMissing = (error: unknown): boolean => error instanceof Error && error.message.includes('does not exist');

/** Reads the outputs of a site's stacks; a stack that is not there has none. */
export async function readOutputs(site: string, client = new CloudFormationClient()): Promise<Outputs> {
  const found: Record<string, string> = {};
  for (const stack of ['data', 'api', 'site']) {
    try {
      const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: `${site}-${stack}` }));
      for (const { OutputKey = '', OutputValue = '' } of Stacks[0]?.Outputs ?? []) found[OutputKey] = OutputValue;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return Object.fromEntries(names.flatMap((name) => (found[name] ? [[name, found[name]]] : [])));
}

/** An output that a command cannot do without. */
export function need(outputs: Outputs, name: keyof Outputs): string {
  const value = outputs[name];
  if (!value) throw new Error(`${name} is not known: deploy the site first, with the same name and region.`);
  return value;
}
