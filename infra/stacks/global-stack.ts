import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { type Config, domainsOf } from '../config.ts';
import { addBudget } from './budget.ts';
import { zoneOf } from './records.ts';
import { alarmsTopic } from './topics.ts';

interface GlobalStackProps extends StackProps {
  config: Config;
}

/** Resources of the distribution in us-east-1 and of the account: certificate of the domain, topic of alarms, budget. */
export class GlobalStack extends Stack {
  readonly certificate?: Certificate;
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { config, ...props }: GlobalStackProps) {
    super(scope, id, props);
    this.topic = alarmsTopic(this, config);
    addBudget(this, config, this.topic);
    if (!config.domain) return;
    const zones = Object.fromEntries(domainsOf(config).map((one) => [one.domain, zoneOf(this, one)]));
    const otherNames = config.otherDomains.map(({ domain }) => domain);
    this.certificate = new Certificate(this, 'certificate', {
      domainName: config.domain,
      ...(otherNames.length > 0 && { subjectAlternativeNames: otherNames }),
      validation: CertificateValidation.fromDnsMultiZone(zones),
    });
    // This stack is deployed before the distribution, which still uses the certificate of a former domain then.
    this.certificate.applyRemovalPolicy(RemovalPolicy.RETAIN);
  }
}
