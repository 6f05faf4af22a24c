import { Stack, Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement, Role, type RoleProps } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct, IConstruct } from 'constructs';
import type { FileGrant, TableGrant } from './grants.ts';

/** Acknowledges findings of cdk-nag for a construct and its children, with reasons. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(construct).acknowledge({ id, reason });
}

/** A role with inline permissions. Separate policies would approach the limit of 500 resources per stack. */
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

/** ARN of an SSM parameter whose name starts with a slash. */
export const parameterArn = (scope: Construct, name: string): string =>
  Stack.of(scope).formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) });

export function tableStatement(table: Table, { partition, actions, index }: TableGrant): PolicyStatement {
  const operator = partition.includes('*') ? 'StringLike' : 'StringEquals';
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [index ? `${table.tableArn}/index/${index}` : table.tableArn],
    conditions: { [`ForAllValues:${operator}`]: { 'dynamodb:LeadingKeys': [partition] } },
  });
}

export function fileStatements(bucket: Bucket, files: FileGrant[]): PolicyStatement[] {
  const statements = files.map(
    ({ prefix, actions }) =>
      new PolicyStatement({
        actions: actions.map((action) => `s3:${action}`),
        resources: [bucket.arnForObjects(`${prefix}*`)],
      }),
  );
  // Without s3:ListBucket, S3 responds 403 for a missing object.
  if (files.some(({ actions }) => actions.includes('GetObject'))) {
    statements.push(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
  }
  return statements;
}

/** Acknowledges cdk-nag findings for prefix grants. A finding names a bucket of another stack by its export. */
export function acknowledgePrefixes(role: Role, bucket: Bucket, files: FileGrant[]): void {
  const exported = role.stack.resolve(Stack.of(bucket).exportValue(bucket.bucketArn))['Fn::ImportValue'];
  for (const { prefix } of files) {
    acknowledge(role, {
      [`AwsSolutions-IAM5[Resource::${exported}/${prefix}*]`]:
        'Objects are named when they come: only a prefix can be granted.',
    });
  }
}
