interface Template {
  Resources?: Record<
    string,
    { Properties?: { DistributionConfig?: DistributionConfig; PermissionsBoundary?: unknown } }
  >;
}

interface DistributionConfig {
  Origins: { Id: string; S3OriginConfig?: object }[];
  OriginGroups: { Items: { Id: string; Members: { Items: { OriginId: string }[] } }[] };
  DefaultCacheBehavior: { TargetOriginId: string };
  CacheBehaviors: { TargetOriginId: string }[];
}

/**
 * Changes a template for an emulator whose distributions know no origin groups and sign nothing for functions: the bucket of each group
 * stands for it; nor is there a bootstrap with the boundary of roles. Everything else that emulators leave out is listed in docs/testing.md.
 */
export function adaptTemplate(template: Template): Template {
  for (const { Properties } of Object.values(template.Resources ?? {})) {
    delete Properties?.PermissionsBoundary;
    if (Properties?.DistributionConfig) ungroupBehaviors(Properties.DistributionConfig);
  }
  return template;
}

function ungroupBehaviors({ Origins, OriginGroups, DefaultCacheBehavior, CacheBehaviors }: DistributionConfig): void {
  const buckets = Origins.filter(({ S3OriginConfig }) => S3OriginConfig).map(({ Id }) => Id);
  for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors]) {
    const group = OriginGroups.Items.find(({ Id }) => Id === behavior.TargetOriginId);
    const bucket = group?.Members.Items.find(({ OriginId }) => buckets.includes(OriginId));
    if (bucket) behavior.TargetOriginId = bucket.OriginId;
  }
}
