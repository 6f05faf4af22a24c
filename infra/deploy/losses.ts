/** A template of CloudFormation, as far as it is read here. */
export interface Template {
  // biome-ignore lint/suspicious/noExplicitAny: a template's properties are whatever their type of resource has
  Resources?: Record<string, { Type: string; Properties?: any }>;
}

/** Names of what a site would miss, by the type of its resource. An alarm's identity is its logical id, without CDK's hash. */
// biome-ignore lint/suspicious/noExplicitAny: as above
const watched: Record<string, (properties: any, id: string) => string[]> = {
  'AWS::CloudFront::Distribution': ({ DistributionConfig: { Aliases = [] } }) =>
    Aliases.map((alias: string) => `alias ${alias}`),
  'AWS::CertificateManager::Certificate': ({ DomainName }) => [`certificate of ${DomainName}`],
  'AWS::Route53::RecordSet': ({ Type, Name }) => [`${Type} record of ${Name}`],
  'AWS::SNS::Subscription': ({ Endpoint }) => (typeof Endpoint === 'string' ? [`notifications to ${Endpoint}`] : []),
  'AWS::Backup::BackupPlan': ({ BackupPlan: { BackupPlanName } }) => [`backups by ${BackupPlanName}`],
  'AWS::CloudWatch::Alarm': (_, id) => [`alarm ${id.slice(0, -8)}`],
};

const namesIn = (templates: Template[]): string[] =>
  templates.flatMap(({ Resources = {} }) =>
    Object.entries(Resources).flatMap(([id, { Type, Properties }]) => watched[Type]?.(Properties, id) ?? []),
  );

/** Aliases, certificates, records, backups, alarms and their recipients that are deployed and would be gone after a deployment. */
export function lossesOf(deployed: Template[], next: Template[]): string[] {
  const kept = new Set(namesIn(next));
  return [...new Set(namesIn(deployed))].filter((name) => !kept.has(name));
}
