import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { ComparisonOperator, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { alarm } from './alarms.ts';

/** Route 53 asks from three regions at least; each adds requests. */
const REGIONS = ['eu-west-1', 'us-east-1', 'us-west-2'];

interface HealthCheckOptions {
  config: Config;
  topic: Topic;
  distribution: Distribution;
}

/** Asks for a small page from outside, by name, certificate and edge as visitors do; a closed site answers it too. */
export function checkHealth(scope: Construct, { config, topic, distribution }: HealthCheckOptions): void {
  const { attrHealthCheckId } = new CfnHealthCheck(scope, 'health-check', {
    healthCheckConfig: {
      type: 'HTTPS',
      fullyQualifiedDomainName: config.domain ?? distribution.distributionDomainName,
      resourcePath: '/robots.txt',
      requestInterval: 30,
      failureThreshold: 3,
      regions: REGIONS,
      enableSni: true,
    },
    healthCheckTags: [{ key: 'Name', value: config.name }],
  });
  const status = new Metric({
    namespace: 'AWS/Route53',
    metricName: 'HealthCheckStatus',
    statistic: Stats.MINIMUM,
    period: Duration.minutes(1),
    dimensionsMap: { HealthCheckId: attrHealthCheckId },
  });
  alarm(scope, 'site-unreachable', topic, status, {
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    evaluationPeriods: 3,
    treatMissingData: TreatMissingData.BREACHING,
    alarmDescription: 'The site cannot be reached from outside: see DNS, certificate and distribution.',
  });
}
