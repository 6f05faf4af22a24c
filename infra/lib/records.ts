import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';

/** Points the configured domain at the distribution; without one there is nothing to point. */
export function addRecords(scope: Construct, config: Config, distribution: Distribution): void {
  if (!config.domain) return;
  const zone = zoneOf(scope, config);
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(scope, 'ipv4', { zone, recordName: `${config.domain}.`, target });
  new AaaaRecord(scope, 'ipv6', { zone, recordName: `${config.domain}.`, target });
}

/** The zone of the configured domain. */
export const zoneOf = (scope: Construct, { hostedZoneId = '', hostedZoneName = '' }: Config): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, 'zone', { hostedZoneId, zoneName: hostedZoneName });
