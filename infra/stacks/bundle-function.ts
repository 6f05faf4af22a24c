import { join } from 'node:path';
import { env } from '@rombo/functions/env';
import { type Duration, RemovalPolicy, type Size, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  type Alias,
  Architecture,
  Code,
  Function as LambdaFunction,
  LayerVersion,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import type { DataStack } from './data-stack.ts';
import type { FileGrant, TableGrant } from './grants.ts';
import { liveAlias } from './live-alias.ts';
import { nativeCode } from './native-code.ts';
import { acknowledge, acknowledgePrefixes, fileStatements, InlineRole, tableStatement } from './permissions.ts';

const architectures: Record<string, Architecture> = { arm64: Architecture.ARM_64, x86_64: Architecture.X86_64 };

/** Architecture of the functions: arm64, or x86_64 with `-c architecture=x86_64` for an emulator. */
function architectureOf(scope: Construct): Architecture {
  const wanted: string = scope.node.tryGetContext('architecture') ?? 'arm64';
  const architecture = architectures[wanted];
  if (!architecture) throw new Error(`architecture must be one of ${Object.keys(architectures).join(', ')}`);
  return architecture;
}

export interface FunctionOptions {
  config: Config;
  /** Folder that contains a folder per bundle. */
  bundles: string;
  data: DataStack;
}

interface BundleFunctionProps {
  description: string;
  /** Adds the layer with sharp, for functions that decode pictures. */
  withSharp?: boolean;
  /** In megabytes. CPU scales with memory: one full vCPU at 1769 MB. */
  memory: number;
  timeout: Duration;
  environment?: Record<string, string>;
  /** Size of the temporary folder, if not 512 MB. */
  storage?: Size;
  /** Active by default. */
  tracing?: Tracing;
}

/** Returns the log group shared by all functions of a stack. Each line names its function as `service`. */
const logOf = (stack: Stack): LogGroup =>
  (stack.node.tryFindChild('functions-log') as LogGroup | undefined) ??
  new LogGroup(stack, 'functions-log', {
    logGroupName: `/aws/lambda/${stack.stackName}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });

/**
 * Returns the layer with sharp for the functions of a stack. Each stack has a version of its own, because a version that another stack
 * imports could not be replaced. Lambda keeps a deleted version for the function versions that use it, so a rollback works.
 */
const sharpOf = (stack: Stack, site: string, architecture: Architecture): LayerVersion =>
  (stack.node.tryFindChild('sharp') as LayerVersion | undefined) ??
  new LayerVersion(stack, 'sharp', {
    layerVersionName: `${site}-sharp`,
    code: nativeCode('sharp', architecture),
    compatibleArchitectures: [architecture],
  });

/**
 * A function from a bundle of `functions/dist`: Node 24 on arm64, with traces, the log of its stack, and a separate role without further
 * permissions. It is invoked through its alias.
 */
export class BundleFunction extends LambdaFunction {
  readonly executionRole: Role;
  readonly live: Alias;

  constructor(
    scope: Construct,
    id: string,
    { config: { name: site, throwaway }, bundles }: Omit<FunctionOptions, 'data'>,
    { withSharp, memory, storage, environment, ...props }: BundleFunctionProps,
  ) {
    const functionName = `${site}-${id}`;
    const stack = Stack.of(scope);
    const logGroup = logOf(stack);
    const architecture = architectureOf(scope);
    const role = new InlineRole(scope, `${id}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    super(scope, id, {
      tracing: Tracing.ACTIVE,
      ...props,
      functionName,
      role,
      logGroup,
      memorySize: memory,
      ...(storage && { ephemeralStorageSize: storage }),
      runtime: Runtime.NODEJS_24_X,
      architecture,
      handler: 'index.handler',
      code: Code.fromAsset(join(bundles, id)),
      layers: withSharp ? [sharpOf(stack, site, architecture)] : [],
      // Keeps former versions for rollbacks. The version of a failed update is deleted, because Lambda does not publish the same code
      // twice.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
      environment: {
        NODE_OPTIONS: '--enable-source-maps',
        POWERTOOLS_SERVICE_NAME: id,
        POWERTOOLS_METRICS_NAMESPACE: site,
        // Disposable sites are for tests, which read what they have just written.
        ...(throwaway && { [env.catalogueAge]: '0' }),
        ...environment,
      },
    });
    this.executionRole = role;
    this.live = liveAlias(this);
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn);
    const noResource = 'X-Ray takes traces, and DynamoDB lists streams, for no resource but *.';
    acknowledge(role, { 'AwsSolutions-IAM5[Resource::*]': noResource, 'Serverless-LambdaStarPermissions': noResource });
    acknowledge(this, {
      'Serverless-LambdaDLQ': 'A request is answered where it is called, a stream has a dead-letter queue of its own.',
    });
  }

  allow(actions: string[], resource: string | string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions, resources: [resource].flat() }));
  }

  /** Grants access to items of the table, and sets its name in the environment. */
  grantTable(table: Table, grants: readonly TableGrant[]): void {
    this.addEnvironment(env.table, table.tableName);
    for (const grant of grants) this.addToRolePolicy(tableStatement(table, grant));
  }

  /** Grants access to objects of a bucket, and sets its name in the environment. */
  grantFiles(bucket: Bucket, grants: FileGrant[]): void {
    this.addEnvironment(env.bucket, bucket.bucketName);
    for (const statement of fileStatements(bucket, grants)) this.addToRolePolicy(statement);
    acknowledgePrefixes(this.executionRole, bucket, grants);
  }
}
