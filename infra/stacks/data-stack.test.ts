import { describe, expect, it } from 'vitest';
import { propertiesOf, resourcesOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';

const data = synthesize().template('data');
const kept = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret'];

describe('the data stack', () => {
  it.each([...kept, 'AWS::Backup::BackupVault'])(
    'retains every %s of a deleted stack, but not of a failed one',
    (type) => {
      const resources = Object.values(resourcesOf(synthesize({ backupVault: 'locked' }).template('data'), type));
      expect(resources.length).toBeGreaterThan(0);
      for (const { DeletionPolicy, UpdateReplacePolicy } of resources)
        expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
    },
  );

  it('contains nothing else', () => {
    expect(
      new Set(Object.values(data.toJSON().Resources).map((resource) => (resource as { Type: string }).Type)),
    ).toEqual(new Set(kept));
  });

  it('enables point-in-time recovery and deletion protection of the table', () => {
    data.hasResourceProperties('AWS::DynamoDB::Table', {
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    });
  });

  it('keeps old versions for 30 days and uploads for a day, without public access', () => {
    const buckets = propertiesOf(data, 'AWS::S3::Bucket');
    for (const bucket of buckets) {
      expect(bucket).toMatchObject({
        VersioningConfiguration: { Status: 'Enabled' },
        PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      });
    }
    const oldVersions = { NoncurrentVersionExpiration: { NoncurrentDays: 30 } };
    const short = { NoncurrentVersionExpiration: { NoncurrentDays: 1 } };
    expect(buckets.map(({ LifecycleConfiguration }) => LifecycleConfiguration.Rules)).toMatchObject([
      [oldVersions],
      [
        { Prefix: 'uploads/', ExpirationInDays: 1, ...short },
        { Prefix: 'price-lists/', ExpirationInDays: 8, ...short },
        { Prefix: 'archive-requests/', ExpirationInDays: 1, ...short },
        { Prefix: 'archives/', ...short },
        oldVersions,
      ],
    ]);
  });

  it('never changes how the first origin key is generated: CloudFormation would generate another key', () => {
    data.hasResourceProperties('AWS::SecretsManager::Secret', {
      GenerateSecretString: {
        SecretStringTemplate: '{}',
        GenerateStringKey: '1',
        ExcludePunctuation: true,
        PasswordLength: 48,
      },
    });
  });

  it('deletes everything of a throwaway site', () => {
    const throwaway = synthesize({ throwaway: 'true' }).template('data');
    for (const type of kept) {
      const resources = Object.values(resourcesOf(throwaway, type));
      expect(resources.every(({ DeletionPolicy }) => DeletionPolicy === 'Delete')).toBe(true);
    }
    throwaway.hasResourceProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: false });
  });

  it('copies table and media daily to a locked vault or another account, only if configured', () => {
    data.resourceCountIs('AWS::Backup::BackupPlan', 0);
    const locked = synthesize({ backupVault: 'locked' }).template('data');
    const [vault] = Object.values(resourcesOf(locked, 'AWS::Backup::BackupVault'));
    expect(vault?.Properties.LockConfiguration).toEqual({ MinRetentionDays: 35, ChangeableForDays: 3 });
    expect(vault?.Properties.BackupVaultName).toBe('rombo-locked-1');
    const named = synthesize({ backupVault: 'locked', vaultName: 'rombo-locked-2' }).template('data');
    named.hasResourceProperties('AWS::Backup::BackupVault', { BackupVaultName: 'rombo-locked-2' });
    expect(named.findOutputs('BackupVaultName').BackupVaultName?.Value['Fn::GetAtt'][1]).toBe('BackupVaultName');
    const [selection] = propertiesOf(locked, 'AWS::Backup::BackupSelection');
    const copied = JSON.stringify(selection.BackupSelection.Resources);
    for (const type of ['AWS::DynamoDB::Table', 'AWS::S3::Bucket'])
      expect(Object.keys(resourcesOf(locked, type)).filter((id) => copied.includes(`"${id}"`))).toHaveLength(1);
    const ruleOf = (template: typeof locked) =>
      propertiesOf(template, 'AWS::Backup::BackupPlan')[0].BackupPlan.BackupPlanRule[0];
    expect(ruleOf(locked)).toMatchObject({
      ScheduleExpression: 'cron(0 3 * * ? *)',
      Lifecycle: { DeleteAfterDays: 35 },
    });

    const backupVault = 'arn:aws:backup:eu-south-1:210987654321:backup-vault:rombo';
    const elsewhere = synthesize({ backupVault }).template('data');
    elsewhere.hasResourceProperties('AWS::Backup::BackupVault', { BackupVaultName: 'rombo-copies-1' });
    expect(ruleOf(elsewhere).CopyActions).toEqual([
      { DestinationBackupVaultArn: backupVault, Lifecycle: { DeleteAfterDays: 35 } },
    ]);
  });
});
