import { Aws, CfnCondition, CfnParameter, Duration, Fn, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnAlias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { BundleFunction } from './bundle-function.ts';

/** The parameter of a stack that says how its functions change their version, and its values. */
export const ROLLOUT = 'Rollout';
export const rollouts = { gradual: 'gradual', atOnce: 'at-once' } as const;

/** Failures within a minute that end a release. */
const FAILURES = 3;
export const ONE_MINUTE = Duration.minutes(1);

const POLICY = 'AWSCodeDeployRoleForLambdaLimited';

/** Shifts visitors to new versions by a tenth each minute, and back at once when an alarm goes off. */
export class GradualRelease extends Construct {
  private readonly isGradual: CfnCondition;
  private readonly application: LambdaApplication;
  private readonly role: Role;

  constructor(scope: Construct, id = 'release') {
    super(scope, id);
    const stack = Stack.of(this);
    const rollout = new CfnParameter(stack, ROLLOUT, {
      default: rollouts.gradual,
      allowedValues: Object.values(rollouts),
    });
    this.isGradual = new CfnCondition(stack, 'IsGradual', {
      expression: Fn.conditionEquals(rollout, rollouts.gradual),
    });
    this.application = new LambdaApplication(this, 'application');
    this.role = new Role(this, 'role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    acknowledge(this.role, {
      [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/${POLICY}]`]:
        'AWS defines what CodeDeploy does with aliases and alarms by this policy.',
    });
  }

  /** An alarm that ends a release of this stack; it notifies nobody, since the stack of operations has alarms that do. */
  alarm(id: string, metric: IMetric, alarmDescription: string): Alarm {
    return new Alarm(this, id, {
      metric,
      alarmDescription,
      threshold: FAILURES,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  /** Releases a function gradually, unless the stack's parameter says at once. */
  add({ node, live }: BundleFunction, alarms: Alarm[]): void {
    const { application, role } = this;
    const { deploymentGroupName } = new LambdaDeploymentGroup(this, node.id, {
      application,
      role,
      alarms,
      alias: live,
      deploymentConfig: LambdaDeploymentConfig.LINEAR_10PERCENT_EVERY_1MINUTE,
      autoRollback: { deploymentInAlarm: true, failedDeployment: true, stoppedDeployment: true },
    });
    const byCodeDeploy = { ApplicationName: application.applicationName, DeploymentGroupName: deploymentGroupName };
    const alias = live.node.defaultChild as CfnAlias;
    alias.cfnOptions.updatePolicy = {};
    alias.addOverride(
      'UpdatePolicy.CodeDeployLambdaAliasUpdate',
      Fn.conditionIf(this.isGradual.logicalId, byCodeDeploy, Aws.NO_VALUE),
    );
  }
}
