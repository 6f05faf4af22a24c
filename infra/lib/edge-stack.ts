import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { alarm } from './alarms.ts';
import { logRequests } from './edge-logs.ts';
import { checkHealth } from './health-check.ts';
import { edgeMetric } from './metrics.ts';

interface EdgeStackProps extends StackProps {
  config: Config;
  topic: Topic;
  distribution: Distribution;
}

/** Answers 429 in five minutes; somebody who mistypes a password gets a few. */
const THROTTLES = 20;

/** Alarms and log of the edge, in us-east-1: the distribution's metrics are nowhere else. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { config, topic, distribution, ...props }: EdgeStackProps) {
    super(scope, id, props);
    // The distribution is in another region.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const rateOf = (name: string) => edgeMetric(distribution, name, Stats.AVERAGE);
    alarm(this, 'edge-failures', topic, rateOf('5xxErrorRate'), {
      threshold: 5,
      evaluationPeriods: 2,
      alarmDescription:
        'One request in twenty fails at the edge, the board of a closed site included: see the dashboard.',
    });
    alarm(this, 'edge-refusals', topic, rateOf('4xxErrorRate'), {
      threshold: 30,
      evaluationPeriods: 3,
      alarmDescription:
        'Three requests in ten are refused at the edge, as missing or as too many: see the log of the distribution.',
    });
    const refused = logRequests(this, config.name, distribution);
    alarm(this, 'edge-throttles', topic, refused, {
      threshold: THROTTLES,
      alarmDescription:
        'Visitors are told to wait (429), by the API or its functions: see the log of the distribution.',
    });
    checkHealth(this, { config, topic, distribution });
  }
}
