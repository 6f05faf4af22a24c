import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';

interface CertificateStackProps extends StackProps {
  config: Config;
  domain: string;
}

/** The certificate of the site's domain, in us-east-1: CloudFront takes it from nowhere else. */
export class CertificateStack extends Stack {
  readonly certificate: Certificate;

  constructor(scope: Construct, id: string, { config, domain, ...props }: CertificateStackProps) {
    super(scope, id, props);
    this.certificate = new Certificate(this, 'certificate', {
      domainName: domain,
      validation: CertificateValidation.fromDns(zoneOf(this, config)),
    });
  }
}

/** Points the configured domain at the distribution; without one there is nothing to point. */
export function addRecords(scope: Construct, config: Config, distribution: Distribution): void {
  if (!config.domain) return;
  const zone = zoneOf(scope, config);
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(scope, 'ipv4', { zone, recordName: `${config.domain}.`, target });
  new AaaaRecord(scope, 'ipv6', { zone, recordName: `${config.domain}.`, target });
}

const zoneOf = (scope: Construct, { hostedZoneId = '', hostedZoneName = '' }: Config): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, 'zone', { hostedZoneId, zoneName: hostedZoneName });
