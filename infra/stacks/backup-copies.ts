import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { acknowledge } from './permissions.ts';

/** Retention of a copy, the same as of the table's own backups. */
const KEPT = Duration.days(35);

/** Grace period in which the vault's lock can still be removed: AWS Backup's minimum. */
const GRACE = Duration.days(3);

interface BackupCopiesOptions {
  config: Config;
  table: Table;
  media: Bucket;
}

/** Daily copies of the table and the bucket that outlive a mistake of the account's administrators; none unless a vault is configured. */
export function addBackupCopies(scope: Construct, { config, table, media }: BackupCopiesOptions): void {
  if (!config.backupVault) return;
  const isLocked = config.backupVault === 'locked';
  const vault = new BackupVault(scope, 'copies', {
    backupVaultName: `${config.name}-copies`,
    ...(isLocked && { lockConfiguration: { minRetention: KEPT, changeableFor: GRACE } }),
    removalPolicy: RemovalPolicy.RETAIN,
  });
  const elsewhere = isLocked ? undefined : BackupVault.fromBackupVaultArn(scope, 'elsewhere', config.backupVault);
  const plan = new BackupPlan(scope, 'copies-plan', {
    backupPlanName: `${config.name}-copies`,
    backupPlanRules: [
      new BackupPlanRule({
        ruleName: 'daily',
        backupVault: vault,
        scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
        deleteAfter: KEPT,
        ...(elsewhere && { copyActions: [{ destinationBackupVault: elsewhere, deleteAfter: KEPT }] }),
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
    resources: [BackupResource.fromDynamoDbTable(table), BackupResource.fromArn(media.bucketArn)],
  });
}
