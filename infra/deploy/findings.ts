import { Resolver } from 'node:dns/promises';
import { ACMClient } from '@aws-sdk/client-acm';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { Route53Client } from '@aws-sdk/client-route-53';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';

/**
 * A finding of the account check, with its remedy. A `failure` would have CloudFormation refuse the deployment; after a `warning`
 * something does not work until it is seen to.
 */
export interface Finding {
  level: 'ok' | 'warning' | 'failure';
  line: string;
}

export const ok = (line: string): Finding => ({ level: 'ok', line });
export const warning = (line: string): Finding => ({ level: 'warning', line });
export const failure = (line: string): Finding => ({ level: 'failure', line });

/** The services that are looked at, by region where each has its own. */
export const account = {
  acm: () => new ACMClient({ region: 'us-east-1' }),
  cloudFormation: (region: string) => new CloudFormationClient({ region }),
  cloudFront: () => new CloudFrontClient({ region: 'us-east-1' }),
  dns: () => new Resolver({ timeout: 5000, tries: 2 }) as Pick<Resolver, 'resolveCaa' | 'resolveNs'>,
  lambda: (region: string) => new LambdaClient({ region }),
  route53: () => new Route53Client({ region: 'us-east-1' }),
  ses: (region: string) => new SESv2Client({ region }),
  sns: (region: string) => new SNSClient({ region }),
};
export type Account = typeof account;

export interface Distribution {
  id: string;
  domainName: string;
  aliases: string[];
}
