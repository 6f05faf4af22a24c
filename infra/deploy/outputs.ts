import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** Outputs of the deployed stacks. */
export type Outputs = Partial<Record<string, string>>;

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
  const found: Outputs = {};
  for (const stack of ['data', 'api', 'site']) {
    const answer = await orMissing(client.send(new DescribeStacksCommand({ StackName: `${site}-${stack}` })));
    for (const { OutputKey = '', OutputValue = '' } of answer?.Stacks?.[0]?.Outputs ?? [])
      found[OutputKey] = OutputValue;
  }
  return found;
}

/** An output that a command needs; throws if it is missing. */
export function requireOutput(outputs: Outputs, name: string): string {
  const value = outputs[name];
  if (!value) throw new Error(`${name} is not known: deploy the site first, with the same name and region.`);
  return value;
}
