import { PolicyDocument, type PolicyStatement, Role, type RoleProps } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

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
