import { ARCHIVE_REQUESTS, ARCHIVES } from '@rombo/functions/backup/archives';
import { keys, partitions } from '@rombo/functions/data/keys';
import { env } from '@rombo/functions/env';
import { kinds, listedKinds } from '@rombo/shared/contract/kinds';
import { ArnFormat, Duration, Size, Stack, Token } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Tracing } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { deadLetters } from './event-sources.ts';
import { budgetName } from './global-stack.ts';
import { allFormerVersions, allVersioned, files, formerVersions, items, readCatalogue, saveOf } from './grants.ts';
import { edgeLog } from './names.ts';
import { acknowledge } from './permissions.ts';

export function sweepMedia(scope: Construct, options: FunctionOptions) {
  const { table, media } = options.data;
  const fn = new BundleFunction(scope, 'sweep-media', options, {
    description: 'Empties the trash, deletes unreferenced media, and rewrites outdated cards of products.',
    memory: 512,
    timeout: Duration.minutes(5),
  });
  fn.grantTable(table, [
    ...allVersioned('Query', 'GetItem', 'BatchGetItem'),
    items(partitions.contacts, 'BatchGetItem'),
    items(partitions.trash, 'Query', 'GetItem', 'UpdateItem', 'DeleteItem'),
    ...allFormerVersions('Query', 'DeleteItem'),
    items(partitions.companyVersions, 'Query', 'DeleteItem'),
    items(partitions.settings, 'GetItem'),
    items(keys.hiddenFiles().pk, 'PutItem'),
    items(partitions.products, 'UpdateItem'),
    items(partitions.catalogue, 'GetItem', 'PutItem'),
  ]);
  fn.grantFiles(media, [
    files('media/', 'GetObject', 'PutObject', 'DeleteObject'),
    files('trash/', 'GetObject', 'PutObject', 'DeleteObject'),
  ]);
  return fn;
}

export function sweepAssets(scope: Construct, options: FunctionOptions) {
  const fn = new BundleFunction(scope, 'sweep-assets', options, {
    description: 'Deletes assets that no release of the last 30 days uses.',
    memory: 512,
    timeout: Duration.minutes(5),
  });
  fn.grantFiles(options.data.files, [
    files('assets/', 'DeleteObject'),
    files('releases/', 'GetObject', 'DeleteObject'),
  ]);
  return fn;
}

/** Makes the weekly archive on its daily run, and one for each request that is stored. */
export function makeArchive(scope: Construct, options: FunctionOptions) {
  const { table, media } = options.data;
  const fn = new BundleFunction(scope, 'make-archive', options, {
    description: 'Makes an archive of all items and files.',
    memory: 1769,
    timeout: Duration.minutes(15),
    storage: Size.gibibytes(10),
  });
  fn.addEnvironment(env.table, table.tableName);
  fn.allow(['dynamodb:Scan'], table.tableArn);
  fn.grantFiles(media, [
    files('media/', 'GetObject'),
    files('trash/', 'GetObject'),
    files(ARCHIVES, 'PutObject', 'DeleteObject'),
    files(ARCHIVE_REQUESTS, 'DeleteObject'),
  ]);
  new Rule(scope, 'archive-requested', {
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: { bucket: { name: [media.bucketName] }, object: { key: [{ prefix: ARCHIVE_REQUESTS }] } },
    },
    targets: [new LambdaFunction(fn.live, { deadLetterQueue: deadLetters(scope) })],
  });
  return fn;
}

/** Also fails, which raises an alarm, if pictures hold hidden data, or table or bucket cannot be restored. */
export function measureUsage(scope: Construct, options: FunctionOptions) {
  const { table, media } = options.data;
  const stack = Stack.of(scope);
  const budget = budgetName(options.config);
  const fn = new BundleFunction(scope, 'measure-usage', options, {
    description: 'Measures files and cost. Fails if pictures hold hidden data, or table or bucket cannot be restored.',
    memory: 256,
    timeout: Duration.minutes(5),
    environment: {
      [env.bucket]: media.bucketName,
      ...(budget && { [env.budget]: budget, [env.account]: stack.account }),
    },
  });
  fn.grantTable(table, [items(partitions.usage, 'GetItem', 'PutItem')]);
  fn.grantFiles(media, [files('media/', 'GetObject'), files('trash/', 'GetObject')]);
  fn.allow(['dynamodb:DescribeContinuousBackups'], table.tableArn);
  fn.allow(['s3:GetBucketVersioning'], media.bucketArn);
  if (budget) {
    const resource = { service: 'budgets', region: '', resource: 'budget', resourceName: budget };
    fn.allow(['budgets:ViewBudget'], stack.formatArn({ ...resource, arnFormat: ArnFormat.SLASH_RESOURCE_NAME }));
  }
  return fn;
}

/** Reads the distribution's log, which is in us-east-1, and the catalogue, which searches are tried on. */
export function countVisits(scope: Construct, options: FunctionOptions) {
  const logGroupName = edgeLog(options.config.name);
  const fn = new BundleFunction(scope, 'count-visits', options, {
    description: "Counts yesterday's visits from the log of the distribution.",
    memory: 1024,
    timeout: Duration.minutes(15),
    environment: { [env.edgeLog]: logGroupName },
  });
  fn.grantTable(options.data.table, [...readCatalogue, items(partitions.visits, 'GetItem', 'PutItem')]);
  const group = { service: 'logs', region: 'us-east-1', arnFormat: ArnFormat.COLON_RESOURCE_NAME };
  fn.allow(
    ['logs:FilterLogEvents'],
    Stack.of(scope).formatArn({ ...group, resource: 'log-group', resourceName: `${logGroupName}:*` }),
  );
  const { account } = Stack.of(scope);
  const named = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  acknowledge(fn.executionRole, {
    [`AwsSolutions-IAM5[Resource::arn:aws:logs:us-east-1:${named}:log-group:${logGroupName}:*]`]:
      'It reads every stream of one log group.',
  });
  return fn;
}

/** Publishes drafts on schedule. Runs every minute, for about a cent per month, without traces. */
export function publishProducts(scope: Construct, options: FunctionOptions) {
  const { table } = options.data;
  const published = listedKinds.filter((kind) => 'isPublished' in kinds[kind]);
  const fn = new BundleFunction(scope, 'publish-products', options, {
    description: 'Publishes drafts on time.',
    memory: 256,
    timeout: Duration.seconds(50),
    tracing: Tracing.DISABLED,
  });
  acknowledge(fn, { 'Serverless-LambdaTracing': 'Most of its 43,800 calls a month find nothing to do.' });
  fn.grantTable(table, [
    items(partitions.publications, 'Query', 'DeleteItem'),
    ...published.flatMap((kind) => [...saveOf(kind), formerVersions(kind, 'PutItem')]),
  ]);
  return fn;
}
