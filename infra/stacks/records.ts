import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import { type Config, type Domain, domainsOf } from '../config.ts';

/**
 * Points every name to the distribution. Ids derive from names only: with an id per role, another main domain would move a name to
 * another resource, and CloudFormation creates that before it deletes the former, which Route 53 refuses.
 */
export function addRecords(scope: Construct, config: Config, distribution: Distribution): void {
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  for (const one of domainsOf(config)) {
    const props = { zone: zoneOf(scope, one), recordName: `${one.domain}.`, target };
    new ARecord(scope, `ipv4-${one.domain}`, props);
    new AaaaRecord(scope, `ipv6-${one.domain}`, props);
  }
}

export const zoneOf = (scope: Construct, { domain, hostedZoneId, hostedZoneName }: Domain): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, `zone-${domain}`, { hostedZoneId, zoneName: hostedZoneName });
