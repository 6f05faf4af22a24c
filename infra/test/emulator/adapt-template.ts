import { readFileSync, writeFileSync } from 'node:fs';

interface Resource {
  Type: string;
  Properties?: { DistributionConfig?: DistributionConfig };
  UpdatePolicy?: object;
}

interface Template {
  Resources: Record<string, Resource>;
}

interface DistributionConfig {
  Origins: { Id: string; S3OriginConfig?: object }[];
  OriginGroups: { Items: { Id: string; Members: { Items: { OriginId: string }[] } }[] };
  DefaultCacheBehavior: { TargetOriginId: string };
  CacheBehaviors: { TargetOriginId: string }[];
}

/**
 * Writes a template anew for an emulator whose distributions know no origin groups and sign nothing for functions, where the bucket of
 * each group stands for it, and which has no CodeDeploy: aliases change at once.
 */
export function adaptTemplate(file: string): void {
  const template: Template = JSON.parse(readFileSync(file, 'utf8'));
  for (const [id, resource] of Object.entries(template.Resources)) {
    if (resource.Type.startsWith('AWS::CodeDeploy::')) delete template.Resources[id];
    delete resource.UpdatePolicy;
    if (resource.Properties?.DistributionConfig) ungroupBehaviors(resource.Properties.DistributionConfig);
  }
  writeFileSync(file, JSON.stringify(template));
}

function ungroupBehaviors({ Origins, OriginGroups, DefaultCacheBehavior, CacheBehaviors }: DistributionConfig): void {
  const buckets = Origins.filter(({ S3OriginConfig }) => S3OriginConfig).map(({ Id }) => Id);
  for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors]) {
    const group = OriginGroups.Items.find(({ Id }) => Id === behavior.TargetOriginId);
    const bucket = group?.Members.Items.find(({ OriginId }) => buckets.includes(OriginId));
    if (bucket) behavior.TargetOriginId = bucket.OriginId;
  }
}
