import { Stack, Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement, Role, type RoleProps } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct, IConstruct } from 'constructs';
import type { FileGrant, TableGrant } from './grants.ts';

/** Says of a construct, and of what it holds, why a rule of cdk-nag that it breaks is no fault here. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(construct).acknowledge({ id, reason });
}

/** A role that holds its permissions itself: a policy beside each role would bring a stack near the limit of 500 resources. */
export class InlineRole extends Role {
  private readonly document: PolicyDocument;

  constructor(scope: Construct, id: string, props: RoleProps) {
    const document = new PolicyDocument();
    super(scope, id, { ...props, inlinePolicies: { permissions: document } });
    this.document = document;
  }

  override addToPrincipalPolicy(statement: PolicyStatement) {
    this.document.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}

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
