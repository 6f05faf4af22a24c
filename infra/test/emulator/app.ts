import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@rombo/functions/env';
import { App, CliCredentialsStackSynthesizer } from 'aws-cdk-lib';
import { readConfig } from '../../config.ts';
import { createStacks } from '../../stacks/stacks.ts';

interface Resource {
  Type?: string;
  Properties?: {
    DistributionConfig?: DistributionConfig;
    PermissionsBoundary?: unknown;
    Metrics?: unknown;
    Environment?: { Variables: Record<string, string> };
    Body?: Definition;
    Layers?: { Ref: string }[];
    Code?: { S3Key: string };
    Content?: { S3Key: string };
  };
}

interface Definition {
  'x-amazon-apigateway-gateway-responses': Record<
    string,
    { statusCode?: number; responseParameters: object; responseTemplates: object }
  >;
}

interface Template {
  Resources?: Record<string, Resource>;
}

interface DistributionConfig {
  Origins: { Id: string; S3OriginConfig?: object }[];
  OriginGroups: { Items: { Id: string; Members: { Items: { OriginId: string }[] } }[] };
  DefaultCacheBehavior: { TargetOriginId: string };
  CacheBehaviors: { TargetOriginId: string }[];
}

/**
 * Adapts a template to emulators without origin groups, signed function origins, alarms on metric math, permissions boundaries (created by
 * the bootstrap) and gateway responses in an API definition. An origin group is replaced by its bucket, and gateway responses become
 * resources. All other gaps of emulators are listed in docs/testing.md.
 */
function adaptTemplate(template: Template): Template {
  for (const [id, { Type, Properties }] of Object.entries(template.Resources ?? {})) {
    if (Type === 'AWS::CloudWatch::Alarm' && Properties?.Metrics) delete template.Resources?.[id];
    delete Properties?.PermissionsBoundary;
    if (Type === 'AWS::Lambda::Function' && Properties?.Environment)
      Properties.Environment.Variables[env.requestTimeout] = '3000';
    if (Properties?.DistributionConfig) ungroupBehaviors(Properties.DistributionConfig);
    if (Properties?.Body) Object.assign(template.Resources ?? {}, answersOf(id, Properties.Body));
  }
  return template;
}

const answersOf = (api: string, definition: Definition): Record<string, object> =>
  Object.fromEntries(
    Object.entries(definition['x-amazon-apigateway-gateway-responses']).map(
      ([ResponseType, { statusCode, responseParameters, responseTemplates }]) => [
        api + ResponseType.replaceAll('_', ''),
        {
          Type: 'AWS::ApiGateway::GatewayResponse',
          Properties: {
            RestApiId: { Ref: api },
            ResponseType,
            ...(statusCode && { StatusCode: String(statusCode) }),
            ResponseParameters: responseParameters,
            ResponseTemplates: responseTemplates,
          },
        },
      ],
    ),
  );

function ungroupBehaviors({ Origins, OriginGroups, DefaultCacheBehavior, CacheBehaviors }: DistributionConfig): void {
  const buckets = Origins.filter(({ S3OriginConfig }) => S3OriginConfig).map(({ Id }) => Id);
  for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors]) {
    const group = OriginGroups.Items.find(({ Id }) => Id === behavior.TargetOriginId);
    const bucket = group?.Members.Items.find(({ OriginId }) => buckets.includes(OriginId));
    if (bucket) behavior.TargetOriginId = bucket.OriginId;
  }
}

/** Copies layers into the archives of their functions: LocalStack without a licence stores layers and does not mount them. */
function unpackLayers({ Resources = {} }: Template, assembly: string): void {
  const folderOf = (asset?: { S3Key: string }) => join(assembly, `asset.${asset?.S3Key.replace(/\.zip$/, '')}`);
  for (const { Properties } of Object.values(Resources)) {
    for (const { Ref } of Properties?.Layers ?? []) {
      const layer = join(folderOf(Resources[Ref]?.Properties?.Content), 'nodejs');
      cpSync(layer, folderOf(Properties?.Code), { recursive: true });
    }
    delete Properties?.Layers;
  }
}

/** The same stacks, deployed with the current credentials: CDK's own roles are not tested here. */
const app = new App({ defaultStackSynthesizer: new CliCredentialsStackSynthesizer(), analyticsReporting: false });
createStacks(
  app,
  readConfig((key) => app.node.tryGetContext(key)),
);
const { directory, stacks } = app.synth();
for (const { template, templateFullPath } of stacks) {
  if (app.node.tryGetContext('unpackLayers')) unpackLayers(template, directory);
  writeFileSync(templateFullPath, JSON.stringify(adaptTemplate(template)));
}
