import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** Outputs of the deployed stacks. */
export type Outputs = Partial<Record<string, string>>;

/** An answer; undefined after an error with such a name, code or message. CloudFormation has only a message for a missing stack. */
export async function orMissing<T>(answer: Promise<T>, missing = /does not exist/): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const { name, message, code } = error as Error & { code?: unknown };
    if ([name, message, code].some((text) => missing.test(String(text)))) return undefined;
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
