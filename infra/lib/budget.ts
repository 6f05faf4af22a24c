import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';

/** Tells `topic` when the account has spent 80 per cent of the month's budget, and when it is likely to spend it all. */
export function addBudget(scope: Construct, { name, monthlyBudget }: Config, topic: Topic): void {
  if (monthlyBudget === 0) return;
  const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
  const when = (notificationType: string, threshold: number) => ({
    notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
    subscribers,
  });
  new CfnBudget(scope, 'budget', {
    budget: {
      budgetName: `${name}-monthly`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [when('ACTUAL', 80), when('FORECASTED', 100)],
  });
}
