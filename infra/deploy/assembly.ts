import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import type { Template } from './losses.ts';
import { orMissing } from './outputs.ts';

/** The folder into which CDK writes what a deployment deploys. */
export const ASSEMBLY = 'cdk.out';

/** A stack that is about to be deployed. */
interface SynthesizedStack {
  name: string;
  region: string;
  template: Template;
}

interface Manifest {
  artifacts: Record<string, { type: string; environment?: string; properties?: { templateFile?: string } }>;
}

/** The stacks of an assembly, as its manifest lists them. */
export function readAssembly(folder = ASSEMBLY): SynthesizedStack[] {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { artifacts }: Manifest = read('manifest.json');
  return Object.entries(artifacts).flatMap(([name, { type, environment = '', properties }]) =>
    type === 'aws:cloudformation:stack' && properties?.templateFile
      ? [{ name, region: environment.split('/').at(-1) ?? '', template: read(properties.templateFile) }]
      : [],
  );
}

/** The deployed templates of these stacks; one that is not deployed has none. */
export async function deployedTemplates(stacks: SynthesizedStack[]): Promise<Template[]> {
  const found = await Promise.all(
    stacks.map(({ name: StackName, region }) =>
      orMissing(new CloudFormationClient({ region }).send(new GetTemplateCommand({ StackName }))),
    ),
  );
  return found.flatMap((one): Template[] => (one?.TemplateBody ? [JSON.parse(one.TemplateBody)] : []));
}
