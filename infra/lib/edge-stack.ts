import { CrossStackReferences, Duration, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { alarm } from './alarms.ts';

interface EdgeStackProps extends StackProps {
  topic: Topic;
  distribution: Distribution;
}

/** The alarm of the edge, in us-east-1: the distribution's metrics are nowhere else. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { topic, distribution, ...props }: EdgeStackProps) {
    super(scope, id, props);
    // The distribution is in another region.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const metric = new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      statistic: Stats.AVERAGE,
      period: Duration.minutes(5),
      dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    });
    alarm(this, 'edge-failures', topic, metric, {
      threshold: 5,
      evaluationPeriods: 2,
      alarmDescription:
        'One request in twenty fails at the edge, the board of a closed site included: see the dashboard.',
    });
  }
}
