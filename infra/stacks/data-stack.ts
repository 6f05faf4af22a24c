import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
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
import { addBackupCopies } from './backup-copies.ts';
import { acknowledge } from './permissions.ts';

interface DataStackProps extends StackProps {
  config: Config;
}

/** Stateful resources: the table, the buckets of media and of the built site, the key to the API. They are retained when the stack is deleted. */
export class DataStack extends Stack {
  readonly table: Table;
  readonly media: Bucket;
  /** The built site and the records of its releases: it is here so that assets can be uploaded before anything names them. */
  readonly files: Bucket;
  /** Keys that the distribution sends to the API, by their numbers. */
  readonly originKey: Secret;

  constructor(scope: Construct, id: string, { config, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: !config.throwaway });
    const removalPolicy = config.throwaway ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;

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
    // A rollback puts the pages of a former release back.
    this.files = new Bucket(this, 'files', { ...forDistribution, versioned: true, lifecycleRules: [oldVersions] });
    this.media = new Bucket(this, 'media', {
      ...forDistribution,
      versioned: true,
      lifecycleRules: [
        {
          id: 'uploads',
          prefix: 'uploads/',
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        oldVersions,
      ],
      // The presigned POST is what lets a file in; this lets the site's pages read the answer.
      cors: [
        {
          allowedOrigins: [config.domain ? `https://${config.domain}` : 'https://*.cloudfront.net'],
          allowedMethods: [HttpMethods.POST],
          allowedHeaders: ['*'],
          maxAge: 3600,
        },
      ],
    });
    // CDK's own option deploys a function that sets it.
    (this.media.node.defaultChild as CfnBucket).notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    };
    addBackupCopies(this, { config, table: this.table, media: this.media });
    for (const bucket of [this.files, this.media]) {
      acknowledge(bucket, {
        'AwsSolutions-S1':
          'A log of accesses would store addresses of visitors; all access is through the distribution.',
        'AwsSolutions-S10': 'The site stack writes the policy, TLS included, since it names the distribution.',
      });
    }

    this.originKey = new Secret(this, 'origin-key', {
      description: 'Keys that the distribution shows the API: npm run admin -- rotate-origin-key',
      // Dynamic references of templates read it. Never to be changed: CloudFormation would make another key up.
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
