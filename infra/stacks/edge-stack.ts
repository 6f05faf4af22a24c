import { CrossStackReferences, Duration, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { alarm } from './alarms.ts';
import { logRequests } from './edge-logs.ts';
import { checkHealth } from './health-check.ts';

interface EdgeStackProps extends StackProps {
  config: Config;
  topic: Topic;
  distribution: Distribution;
}

/** Refused requests in five minutes; somebody who mistypes a password gets a few. */
const REFUSED = 20;

/** Alarms and log of the edge, in us-east-1: the distribution's metrics are nowhere else. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { config, topic, distribution, ...props }: EdgeStackProps) {
    super(scope, id, props);
    // The distribution is in another region.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const failures = new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      statistic: Stats.AVERAGE,
      period: Duration.minutes(5),
      dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    });
    alarm(this, 'edge-failures', topic, failures, {
      threshold: 5,
      evaluationPeriods: 2,
      alarmDescription: `One request in twenty fails at the edge, the board of a closed site included: see the log ${config.name}-edge.`,
    });
    alarm(this, 'edge-refusals', topic, logRequests(this, config.name, distribution), {
      threshold: REFUSED,
      alarmDescription: `Visitors are refused (403), told to wait (429) or miss assets of a release: see the log ${config.name}-edge.`,
    });
    if (config.healthCheck) checkHealth(this, { config, topic, distribution });
  }
}
