import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import { type Config, type Domain, domainsOf } from '../config.ts';

export function addRecords(scope: Construct, config: Config, distribution: Distribution): void {
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  for (const one of domainsOf(config)) {
    const suffix = one.domain === config.domain ? '' : `-${one.domain}`;
    const props = { zone: zoneOf(scope, one), recordName: `${one.domain}.`, target };
    new ARecord(scope, `ipv4${suffix}`, props);
    new AaaaRecord(scope, `ipv6${suffix}`, props);
  }
}

export const zoneOf = (scope: Construct, { domain, hostedZoneId, hostedZoneName }: Domain): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, `zone-${domain}`, { hostedZoneId, zoneName: hostedZoneName });
