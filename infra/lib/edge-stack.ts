import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { alarm } from './alarms.ts';
import { addBudget } from './budget.ts';
import { alarmsTopic } from './topics.ts';

interface EdgeStackProps extends StackProps {
  config: Config;
  distribution: Distribution;
}

/** The alarm of the edge and the budget, in us-east-1: the distribution's metrics are nowhere else, and not every region has budgets. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { config, distribution, ...props }: EdgeStackProps) {
    super(scope, id, props);
    const metric = new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      statistic: Stats.AVERAGE,
      period: Duration.minutes(5),
      dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    });
    const topic = alarmsTopic(this, config);
    alarm(this, 'edge-failures', topic, metric, {
      threshold: 5,
      evaluationPeriods: 2,
      alarmDescription:
        'One request in twenty fails at the edge, the board of a closed site included: see the dashboard.',
    });
    addBudget(this, config, topic);
  }
}
