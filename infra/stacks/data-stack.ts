import { catalogueIndex } from '@rombo/functions/data/keys';
import { PRICE_LIST_DAYS } from '@rombo/shared/collections/price-list';
import { UPLOAD_DAYS } from '@rombo/shared/contract/upload';
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { vaultPrefix } from './names.ts';
import { acknowledge } from './permissions.ts';

/** Retention of copies, the same as for point-in-time recovery of the table. */
const RETENTION = Duration.days(35);

/** Grace period in which the vault's lock can still be removed: AWS Backup's minimum. */
const LOCK_GRACE_PERIOD = Duration.days(3);

/** Creates daily copies of table and bucket that survive mistakes of administrators, if a vault is configured. */
function addBackupCopies(scope: DataStack, config: Config): void {
  if (!config.backupVault) return;
  const isLocked = config.backupVault === 'locked';
  const vault = new BackupVault(scope, 'copies', {
    backupVaultName: config.vaultName ?? `${vaultPrefix(config)}1`,
    ...(isLocked && { lockConfiguration: { minRetention: RETENTION, changeableFor: LOCK_GRACE_PERIOD } }),
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  new CfnOutput(scope, 'BackupVaultName', { value: vault.backupVaultName });
  const elsewhere = isLocked ? undefined : BackupVault.fromBackupVaultArn(scope, 'elsewhere', config.backupVault);
  const plan = new BackupPlan(scope, 'copies-plan', {
    backupPlanName: `${config.name}-copies`,
    backupPlanRules: [
      new BackupPlanRule({
        ruleName: 'daily',
        backupVault: vault,
        scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
        deleteAfter: RETENTION,
        ...(elsewhere && { copyActions: [{ destinationBackupVault: elsewhere, deleteAfter: RETENTION }] }),
      }),
    ],
  });
  const policies = [
    'service-role/AWSBackupServiceRolePolicyForBackup',
    'service-role/AWSBackupServiceRolePolicyForRestores',
    'AWSBackupServiceRolePolicyForS3Backup',
    'AWSBackupServiceRolePolicyForS3Restore',
  ];
  const role = new Role(scope, 'copies-role', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    description: `Copies and restores the data of ${config.name}`,
    managedPolicies: policies.map((policy) => ManagedPolicy.fromAwsManagedPolicyName(policy)),
  });
  acknowledge(
    role,
    Object.fromEntries(
      policies.map((policy) => [
        `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
        'AWS keeps the policies of its backups, and the boundary of the site holds them to its own table and buckets.',
      ]),
    ),
  );
  plan.addSelection('data', {
    role,
    backupSelectionName: 'data',
    resources: [BackupResource.fromDynamoDbTable(scope.table), BackupResource.fromArn(scope.media.bucketArn)],
  });
}

/** Days after which files of a prefix are deleted, if they are not deleted otherwise. Their former versions are kept for a day. */
const SHORT_LIVED = {
  uploads: UPLOAD_DAYS,
  // A day more than their links are valid: S3 counts days from midnight.
  'price-lists': PRICE_LIST_DAYS + 1,
  'archive-requests': 1,
  archives: undefined,
};

/** Stateful resources: the table, buckets for media and the built site, origin keys. Retained when the stack is deleted. */
export class DataStack extends Stack {
  readonly table: Table;
  readonly media: Bucket;
  /** The built site and its release records. In this stack, so that assets can be uploaded before pages refer to them. */
  readonly files: Bucket;
  /** Keys that the distribution sends to the API, by number. */
  readonly originKey: Secret;

  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: Config }) {
    super(scope, id, { ...props, terminationProtection: !config.throwaway });
    // A creation that fails is undone whole: a retained table or vault would block its repetition.
    const removalPolicy = config.throwaway ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;

    this.table = new Table(this, 'table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'ttl',
      stream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: !config.throwaway,
      removalPolicy,
    });
    this.table.addGlobalSecondaryIndex({
      indexName: catalogueIndex.name,
      partitionKey: { name: catalogueIndex.key, type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: [...catalogueIndex.attributes],
    });

    const forDistribution = {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy,
    };
    const oldVersions = {
      id: 'old-versions',
      noncurrentVersionExpiration: Duration.days(30),
      abortIncompleteMultipartUploadAfter: Duration.days(1),
      expiredObjectDeleteMarker: true,
    };
    // Versioned, so that a rollback can restore the pages of a former release.
    this.files = new Bucket(this, 'files', { ...forDistribution, versioned: true, lifecycleRules: [oldVersions] });
    this.media = new Bucket(this, 'media', {
      ...forDistribution,
      versioned: true,
      lifecycleRules: [
        ...Object.entries(SHORT_LIVED).map(([prefix, days]) => ({
          id: prefix,
          prefix: `${prefix}/`,
          ...(days && { expiration: Duration.days(days) }),
          noncurrentVersionExpiration: Duration.days(1),
        })),
        oldVersions,
      ],
      // Uploads are authorized by presigned POSTs; this lets the site's pages read the response.
      cors: [
        {
          allowedOrigins: [config.domain ? `https://${config.domain}` : 'https://*.cloudfront.net'],
          allowedMethods: [HttpMethods.POST],
          allowedHeaders: ['*'],
          maxAge: 3600,
        },
      ],
    });
    // CDK's own option would deploy a function to set this.
    (this.media.node.defaultChild as CfnBucket).notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    };
    addBackupCopies(this, config);
    for (const bucket of [this.files, this.media]) {
      acknowledge(bucket, {
        'AwsSolutions-S1':
          'A log of accesses would store addresses of visitors; all access is through the distribution.',
        'AwsSolutions-S10': 'The site stack writes the policy, TLS included, since it names the distribution.',
      });
    }

    this.originKey = new Secret(this, 'origin-key', {
      description: 'Keys that the distribution sends to the API: npm run admin -- rotate-origin-key',
      // Never change this: CloudFormation would generate another key.
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: '1',
        excludePunctuation: true,
        passwordLength: 48,
      },
      removalPolicy,
    });
    acknowledge(this.originKey, {
      'AwsSolutions-SMG4': 'Rotated by a command of the runbook, when somebody means to.',
    });

    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'BucketName', { value: this.media.bucketName });
    new CfnOutput(this, 'SiteBucketName', { value: this.files.bucketName });
    new CfnOutput(this, 'OriginKeySecret', { value: this.originKey.secretArn });
  }
}
