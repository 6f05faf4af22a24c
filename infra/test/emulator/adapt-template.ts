import { readFileSync, writeFileSync } from 'node:fs';

interface Resource {
  Properties?: { DistributionConfig?: DistributionConfig };
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
 * Rewrites a template for an emulator whose distributions know no origin groups and sign nothing for functions: the bucket of each group
 * stands for it.
 */
export function adaptTemplate(file: string): void {
  const template: Template = JSON.parse(readFileSync(file, 'utf8'));
  for (const { Properties } of Object.values(template.Resources))
    if (Properties?.DistributionConfig) ungroupBehaviors(Properties.DistributionConfig);
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
