import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { requireLock } from './lock.ts';
import { orMissing } from './outputs.ts';

/** Runs CDK with inherited output. Throws if it fails. */
export async function runCdk(...args: string[]): Promise<void> {
  requireLock();
  const [code] = await once(spawn('cdk', args, { stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`cdk ${args[0]} failed: the reason is above.`);
}

/** The parts of a CloudFormation template that are read here. */
export interface Template {
  // biome-ignore lint/suspicious/noExplicitAny: properties depend on the resource type
  Resources?: Record<string, { Type: string; Properties?: any }>;
}

/** Names of resources that must not disappear unnoticed, by type. An alarm is named by its logical id without CDK's hash. */
// biome-ignore lint/suspicious/noExplicitAny: as above
const lossNames: Record<string, (properties: any, id: string) => string[]> = {
  'AWS::CloudFront::Distribution': ({ DistributionConfig: { Aliases = [] } }) =>
    Aliases.map((alias: string) => `alias ${alias}`),
  'AWS::CertificateManager::Certificate': ({ DomainName, SubjectAlternativeNames = [] }) =>
    [DomainName, ...SubjectAlternativeNames].map((name) => `certificate of ${name}`),
  'AWS::Route53::RecordSet': ({ Type, Name }) => [`${Type} record of ${Name}`],
  'AWS::SNS::Subscription': ({ Endpoint }) => (typeof Endpoint === 'string' ? [`notifications to ${Endpoint}`] : []),
  'AWS::Backup::BackupPlan': ({ BackupPlan: { BackupPlanName } }) => [`backups by ${BackupPlanName}`],
  'AWS::CloudWatch::Alarm': (_, id) => [`alarm ${id.slice(0, -8)}`],
};

const namesIn = (templates: Template[]): string[] =>
  templates.flatMap(({ Resources = {} }) =>
    Object.entries(Resources).flatMap(([id, { Type, Properties }]) => lossNames[Type]?.(Properties, id) ?? []),
  );

/** Deployed aliases, certificates, records, backups, alarms and recipients that the next deployment would remove. */
export function lossesOf(deployed: Template[], next: Template[]): string[] {
  const kept = new Set(namesIn(next));
  return [...new Set(namesIn(deployed))].filter((name) => !kept.has(name));
}

/** Cloud assembly of a site's deployment. Other CDK commands of the checkout write to `cdk.out` itself. */
export const assemblyOf = (site: string): string => `cdk.out/deploy-${site}`;

interface SynthesizedStack {
  name: string;
  region: string;
  template: Template;
}

interface Manifest {
  artifacts: Record<string, { type: string; environment?: string; properties?: { templateFile?: string } }>;
}

/** Reads the stacks of a cloud assembly from its manifest. */
export function readAssembly(folder: string): SynthesizedStack[] {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { artifacts }: Manifest = read('manifest.json');
  return Object.entries(artifacts).flatMap(([name, { type, environment = '', properties }]) =>
    type === 'aws:cloudformation:stack' && properties?.templateFile
      ? [{ name, region: environment.split('/').at(-1) ?? '', template: read(properties.templateFile) }]
      : [],
  );
}

/** Fetches the deployed templates of these stacks; skips stacks that are not deployed. */
export async function deployedTemplates(stacks: SynthesizedStack[]): Promise<Template[]> {
  const found = await Promise.all(
    stacks.map(({ name: StackName, region }) =>
      orMissing(new CloudFormationClient({ region }).send(new GetTemplateCommand({ StackName }))),
    ),
  );
  return found.flatMap((one): Template[] => (one?.TemplateBody ? [JSON.parse(one.TemplateBody)] : []));
}
