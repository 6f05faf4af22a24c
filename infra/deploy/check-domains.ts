import { Resolver } from 'node:dns/promises';
import { ACMClient, ListCertificatesCommand } from '@aws-sdk/client-acm';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { GetHostedZoneCommand, ListResourceRecordSetsCommand, Route53Client } from '@aws-sdk/client-route-53';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { STSClient } from '@aws-sdk/client-sts';
import { type Config, type Domain, domainsOf } from '../config.ts';
import { orMissing } from './outputs.ts';

/**
 * A result of the account check, with its remedy. With a `failure`, CloudFormation would refuse the deployment; with a `warning`, part of
 * the site would not work.
 */
export interface Finding {
  level: 'ok' | 'warning' | 'failure';
  line: string;
}

export const ok = (line: string): Finding => ({ level: 'ok', line });
export const warning = (line: string): Finding => ({ level: 'warning', line });
export const failure = (line: string): Finding => ({ level: 'failure', line });

export const account = {
  acm: () => new ACMClient({ region: 'us-east-1' }),
  cloudFormation: (region: string) => new CloudFormationClient({ region }),
  cloudFront: () => new CloudFrontClient({ region: 'us-east-1' }),
  dns: () => new Resolver({ timeout: 5000, tries: 2 }) as Pick<Resolver, 'resolveCaa' | 'resolveNs'>,
  lambda: (region: string) => new LambdaClient({ region }),
  route53: () => new Route53Client({ region: 'us-east-1' }),
  ses: (region: string) => new SESv2Client({ region }),
  sns: (region: string) => new SNSClient({ region }),
  sts: (region: string) => new STSClient({ region }),
};
export type Account = typeof account;

export interface Distribution {
  id: string;
  domainName: string;
  aliases: string[];
}

/** Certificate authorities of ACM. A CAA record that names only others prevents the certificate. */
const AUTHORITIES = ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'];

/** Returns the DNS answer; empty if there is no such record. */
const orNone = async <T>(answer: Promise<T[]>): Promise<T[]> =>
  (await orMissing(answer, /^(ENOTFOUND|ENODATA|ESERVFAIL)$/)) ?? [];

/** Checks that a zone exists, is public, has the right name and is delegated to Route 53. */
async function checkZone(
  { hostedZoneId: Id, hostedZoneName: name }: Domain,
  { route53, dns }: Account,
): Promise<Finding> {
  const zone = await orMissing(route53().send(new GetHostedZoneCommand({ Id })), /^NoSuchHostedZone$/);
  if (!zone) return failure(`Zone: ${Id} is not in this account. Look it up: aws route53 list-hosted-zones`);
  if (zone.HostedZone?.Name !== `${name}.`)
    return failure(
      `Zone: ${Id} is of ${zone.HostedZone?.Name} and not of ${name}. Correct hostedZoneId or hostedZoneName.`,
    );
  if (zone.HostedZone.Config?.PrivateZone) return failure(`Zone: ${Id} is private. Make a public one of ${name}.`);
  const own = (zone.DelegationSet?.NameServers ?? []).toSorted();
  const asked = (await orNone(dns().resolveNs(name))).map((server) => server.toLowerCase()).sort();
  if (asked.some((server) => own.includes(server))) return ok(`Zone: ${name} is delegated to Route 53`);
  return failure(
    `Zone: ${name} is ${asked.length > 0 ? `with ${asked.join(', ')}` : 'delegated to nobody'}, so that its certificate would wait for ever. Enter at its registrar:\n  ${own.join(' ')}`,
  );
}

/** Authorities that the CAA records of a name allow: its own records, or those of its nearest parent. Empty without a restriction. */
async function authoritiesOf(name: string, { dns }: Pick<Account, 'dns'>): Promise<string[]> {
  const records = await orNone(dns().resolveCaa(name));
  const above = name.split('.').slice(1);
  if (records.length === 0 && above.length > 1) return authoritiesOf(above.join('.'), { dns });
  return records.flatMap(({ issue }) => (issue === undefined ? [] : [issue.split(';')[0]?.trim() || 'nobody']));
}

/** Checks a name for conflicting records, other distributions that use it, and CAA records that exclude ACM. */
async function checkName(
  { domain, hostedZoneId }: Domain,
  distributions: Distribution[],
  distributionId: string | undefined,
  to: Account,
): Promise<Finding[]> {
  const own = distributions.find(({ id }) => id === distributionId);
  const other = distributions.find(({ id, aliases }) => id !== distributionId && aliases.includes(domain));
  const findings: Finding[] = [];
  if (other)
    findings.push(
      failure(`${domain}: distribution ${other.id} has this name. Take it from its alternate domain names.`),
    );

  const start = { HostedZoneId: hostedZoneId, StartRecordName: domain, MaxItems: 10 };
  const { ResourceRecordSets = [] } = await to.route53().send(new ListResourceRecordSetsCommand(start));
  const foreign = ResourceRecordSets.filter(
    ({ Name, Type = '', AliasTarget }) =>
      Name === `${domain}.` &&
      ['A', 'AAAA', 'CNAME'].includes(Type) &&
      !(own && AliasTarget?.DNSName === `${own.domainName}.`),
  );
  for (const { Type } of foreign)
    findings.push(
      failure(
        `${domain}: its zone has a record ${Type} already, which CloudFormation does not replace. Delete it right before the deployment.`,
      ),
    );
  const authorities = await authoritiesOf(domain, to);
  if (authorities.length > 0 && !authorities.some((one) => AUTHORITIES.includes(one)))
    findings.push(
      failure(
        `${domain}: CAA records allow certificates of ${authorities.join(', ')} only. Add the record: 0 issue "amazon.com"`,
      ),
    );
  return findings.length > 0 ? findings : [ok(`${domain}: free for the site, or its own`)];
}

export async function checkDomains(
  config: Config,
  distributions: Distribution[],
  distributionId: string | undefined,
  to: Account,
): Promise<Finding[]> {
  const domains = domainsOf(config);
  const zones = [...new Map(domains.map((one) => [one.hostedZoneId, one])).values()];
  const findings = [
    ...(await Promise.all(zones.map((zone) => checkZone(zone, to)))),
    ...(await Promise.all(domains.map((one) => checkName(one, distributions, distributionId, to)))).flat(),
  ];
  if (!config.domain) return findings;
  const { CertificateSummaryList = [] } = await to.acm().send(new ListCertificatesCommand({ MaxItems: 1000 }));
  const stuck = CertificateSummaryList.filter(
    ({ DomainName, Status }) =>
      DomainName === config.domain && Status && !['ISSUED', 'EXPIRED', 'REVOKED'].includes(Status),
  );
  for (const { Status, CertificateArn } of stuck)
    findings.push(
      warning(
        `Certificate: one of ${config.domain} is ${Status}. If the zone is in order, delete it and deploy again:\n  aws acm delete-certificate --region us-east-1 --certificate-arn ${CertificateArn}`,
      ),
    );
  return findings;
}
