import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

export type Outputs = Partial<Record<string, string>>;

/** Returns undefined if the error's name, code or message matches `missing`. CloudFormation reports a missing stack only in the message. */
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

export function requireOutput(outputs: Outputs, name: string): string {
  const value = outputs[name];
  if (!value) throw new Error(`${name} is not known: deploy the site first, with the same name and region.`);
  return value;
}
