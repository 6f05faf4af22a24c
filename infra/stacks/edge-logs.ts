import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import {
  CfnDelivery,
  CfnDeliveryDestination,
  CfnDeliverySource,
  FilterPattern,
  LogGroup,
  RetentionDays,
} from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** Fields of a line of the log: the request and its result. Addresses, cookies, queries and browsers of visitors are left out. */
const FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cs-protocol',
  'ssl-protocol',
];

/**
 * Logs the requests of the distribution for a month; standard logging v2 chooses the fields. Returns the count of refusals, of which CloudFront's metrics
 * know no more than 4xx: the 401 of a closed site and pages that nobody wrote are none.
 */
export function logRequests(scope: Construct, site: string, distribution: Distribution): Metric {
  const name = `${site}-edge`;
  const logGroup = new LogGroup(scope, 'requests', {
    // Log groups of deliveries have this prefix.
    logGroupName: `/aws/vendedlogs/${name}`,
    retention: RetentionDays.ONE_MONTH,
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
  const ofAssets = '($.cs-uri-stem = "/assets/*")';
  const filter = logGroup.addMetricFilter('refused', {
    filterPattern: FilterPattern.literal(
      `{ ${isStatus(429)} || ${isStatus(403)} || (${isStatus(404)} && ${ofAssets}) }`,
    ),
    metricNamespace: site,
    metricName: 'EdgeRefused',
    defaultValue: 0,
  });
  return filter.metric({ statistic: Stats.SUM, period: Duration.minutes(5) });
}
