import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { type Config, SITE_TAG } from '../config.ts';

/** The name of the month's budget; none where the site is configured without one. */
export const budgetName = ({ name, monthlyBudget }: Config): string | undefined =>
  monthlyBudget === 0 ? undefined : `${name}-monthly`;

/** Tells `topic` when the site, by its tag, has spent 80 per cent of the month's budget, and when it is likely to spend it all. */
export function addBudget(scope: Construct, config: Config, topic: Topic): void {
  const name = budgetName(config);
  if (!name) return;
  const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
  const when = (notificationType: string, threshold: number) => ({
    notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
    subscribers,
  });
  new CfnBudget(scope, 'budget', {
    budget: {
      budgetName: name,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      costFilters: { TagKeyValue: [`user:${SITE_TAG}$${config.name}`] },
      budgetLimit: { amount: config.monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [when('ACTUAL', 80), when('FORECASTED', 100)],
  });
}
