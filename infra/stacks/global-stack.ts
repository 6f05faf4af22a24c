import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { type Config, domainsOf, SITE_TAG } from '../config.ts';
import { zoneOf } from './records.ts';
import { alarmsTopic } from './topics.ts';

export const budgetName = ({ name, monthlyBudget }: Config): string | undefined =>
  monthlyBudget === 0 ? undefined : `${name}-monthly`;

/** Notifies `topic` at 80 percent of the site's monthly budget, counted by its tag, or if it is forecast to be exceeded. */
function addBudget(scope: Construct, config: Config, topic: Topic): void {
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

/** Resources in us-east-1: certificate of the domain, alarm topic, budget. */
export class GlobalStack extends Stack {
  readonly certificate?: Certificate;
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: Config }) {
    super(scope, id, props);
    this.topic = alarmsTopic(this, config);
    addBudget(this, config, this.topic);
    if (!config.domain) return;
    const zones = Object.fromEntries(domainsOf(config).map((one) => [one.domain, zoneOf(this, one)]));
    const otherNames = config.otherDomains.map(({ domain }) => domain);
    this.certificate = new Certificate(this, 'certificate', {
      domainName: config.domain,
      ...(otherNames.length > 0 && { subjectAlternativeNames: otherNames }),
      validation: CertificateValidation.fromDnsMultiZone(zones),
    });
    // This stack is deployed before the distribution, which uses the certificate of the former domain until then.
    this.certificate.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  }
}
