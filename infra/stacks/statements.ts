import { Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { FileGrant, TableGrant } from './grant.ts';

/** The address of a parameter of SSM, whose name begins with a slash. */
export const parameterArn = (scope: Construct, name: string): string =>
  Stack.of(scope).formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) });

/** The right to some items of the table, by what their partition is called. */
export function tableStatement(table: Table, { partition, actions }: TableGrant): PolicyStatement {
  const operator = partition.includes('*') ? 'StringLike' : 'StringEquals';
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn],
    conditions: { [`ForAllValues:${operator}`]: { 'dynamodb:LeadingKeys': [partition] } },
  });
}

/** The right to some objects of the bucket, by what their keys begin with. */
export function fileStatements(bucket: Bucket, files: FileGrant[]): PolicyStatement[] {
  const statements = files.map(
    ({ prefix, actions }) =>
      new PolicyStatement({
        actions: actions.map((action) => `s3:${action}`),
        resources: [bucket.arnForObjects(`${prefix}*`)],
      }),
  );
  // S3 says 404 of an object that is missing only to those who may list, and 403 to others.
  if (files.some(({ actions }) => actions.includes('GetObject'))) {
    statements.push(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
  }
  return statements;
}

/** Answers cdk-nag for such prefixes; it names a bucket of another stack by what that one exports. */
export function acknowledgePrefixes(role: Role, bucket: Bucket, files: FileGrant[]): void {
  const exported = role.stack.resolve(Stack.of(bucket).exportValue(bucket.bucketArn))['Fn::ImportValue'];
  for (const { prefix } of files) {
    acknowledge(role, {
      [`AwsSolutions-IAM5[Resource::${exported}/${prefix}*]`]:
        'Objects are named when they come: only a prefix can be granted.',
    });
  }
}
