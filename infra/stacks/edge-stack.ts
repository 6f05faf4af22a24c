import { LogLine } from '@rombo/functions/visits/visits-of';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { CrossStackReferences, Duration, ReferenceStrength, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { ComparisonOperator, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import {
  CfnDelivery,
  CfnDeliveryDestination,
  CfnDeliverySource,
  FilterPattern,
  LogGroup,
  RetentionDays,
} from 'aws-cdk-lib/aws-logs';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { alarm } from './alarms.ts';
import { edgeLog } from './names.ts';

/** Log fields: those that visits are counted from, and the result of the request, without IP address and cookies of the visitor. */
const FIELDS = [
  ...keysOf(LogLine.entries),
  'x-edge-location',
  'sc-bytes',
  'time-taken',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cs-protocol',
  'ssl-protocol',
];

/**
 * Logs the requests of the distribution for a week, with standard logging v2, which can select fields. Returns a metric of refused
 * requests: CloudFront's own 4xx metric includes the 401 of a site with a password and unknown pages.
 */
function logRequests(scope: Construct, site: string, distribution: Distribution): Metric {
  const name = `${site}-edge`;
  const logGroup = new LogGroup(scope, 'requests', {
    logGroupName: edgeLog(site),
    // Visits are counted from two days. Daily sums are kept, not what visitors asked for.
    retention: RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const source = new CfnDeliverySource(scope, 'requests-source', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  });
  const destination = new CfnDeliveryDestination(scope, 'requests-destination', {
    name,
    destinationResourceArn: logGroup.logGroupArn,
    outputFormat: 'json',
  });
  const delivery = new CfnDelivery(scope, 'requests-delivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: FIELDS,
  });
  delivery.addResourceDependency(source);

  const isStatus = (status: number) => `(($.sc-status = ${status}) || ($.sc-status = "${status}"))`;
  const isAt = (path: string) => `($.cs-uri-stem = "${path}")`;
  const filter = logGroup.addMetricFilter('refused', {
    filterPattern: FilterPattern.literal(
      `{ ${isStatus(429)} || (${isStatus(403)} && ${isAt('/api/*')}) || (${isStatus(404)} && ${isAt('/assets/*')}) }`,
    ),
    metricNamespace: site,
    metricName: 'EdgeRefused',
    defaultValue: 0,
  });
  return filter.metric({ statistic: Stats.SUM, period: Duration.minutes(5) });
}

/** Route 53 requires at least three regions; each adds requests. */
const REGIONS = ['eu-west-1', 'us-east-1', 'us-west-2'];

interface EdgeOptions {
  config: Config;
  topic: Topic;
  distribution: Distribution;
}

/** Requests a small page from outside. It also responds in maintenance mode. */
function checkHealth(scope: Construct, { config, topic, distribution }: EdgeOptions): void {
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
    alarmDescription: 'The site is unreachable: see DNS, certificate and distribution.',
  });
}

/** Refused requests in five minutes that raise an alarm. A few are normal, such as mistyped passwords. */
const REFUSAL_THRESHOLD = 20;

/** Alarms and logs of the edge, in us-east-1, the only region with CloudFront metrics. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { config, topic, distribution, ...props }: StackProps & EdgeOptions) {
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
      alarmDescription: `5% of requests fail at the edge, including those of a site in maintenance: see the log ${config.name}-edge.`,
    });
    alarm(this, 'edge-refusals', topic, logRequests(this, config.name, distribution), {
      threshold: REFUSAL_THRESHOLD,
      alarmDescription: `Visitors get 403 or 429 from the API, or 404 for assets of a release: see the log ${config.name}-edge.`,
    });
    if (config.healthCheck) checkHealth(this, { config, topic, distribution });
  }
}
