import * as v from 'valibot';
import { production } from './environments/production.ts';
import { staging } from './environments/staging.ts';

const flag = v.pipe(
  v.union([v.string(), v.boolean()]),
  v.transform(String),
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true'),
);
const count = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.number('must be a number'),
  v.minValue(0, 'must not be negative'),
);
const email = v.pipe(v.string(), v.email('must be an e-mail address'));
const host = v.pipe(v.string(), v.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a host name such as www.example.com'));

const zoneId = v.pipe(v.string(), v.regex(/^Z[A-Z0-9]+$/, 'must be the id of a hosted zone'));

const isIn = (domain: string, zone: string): boolean => domain === zone || domain.endsWith(`.${zone}`);

const Domain = v.pipe(
  v.strictObject({ domain: host, hostedZoneId: zoneId, hostedZoneName: host }),
  v.check(({ domain, hostedZoneName }) => isIn(domain, hostedZoneName), 'must lie in its hostedZoneName'),
);
export type Domain = v.InferOutput<typeof Domain>;

const repository = v.pipe(
  v.string(),
  v.regex(/^(repo:)?[\w.-]+(@\d+)?\/[\w.-]+(@\d+)?$/, 'must be OWNER/REPO, or OWNER@1/REPO@2 with the numbers of both'),
  v.transform((name) => name.replace(/^repo:/, '')),
);

const environments: Record<string, Environment> = { production, staging };

function isEnvironment(name: string): boolean {
  return Object.hasOwn(environments, name);
}

const entries = {
  /** File in `environments/` to read the configuration from. Tests may omit it. */
  environment: v.optional(v.pipe(v.string(), v.check(isEnvironment, 'must be one of those in infra/environments'))),
  /** Prefix of every stack and function name. A different prefix creates a second site in the same account. */
  name: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,19}$/, 'must be a short lower-case name')), 'rombo'),
  /** Main region. Only the certificate and the edge are in us-east-1. */
  region: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region')), 'eu-south-1'),
  account: v.optional(v.pipe(v.string(), v.regex(/^\d{12}$/, 'must be the 12 digits of an account'))),
  /** Host name of the site. Defaults to the distribution's domain name. */
  domain: v.optional(host),
  /** Extends HSTS to all subdomains for two years, which affects other sites on them. */
  hstsSubdomains: v.optional(flag, 'false'),
  hostedZoneId: v.optional(zoneId),
  hostedZoneName: v.optional(host),
  /** Other host names with their zones, redirected to `domain` with a 301. JSON on the command line. */
  otherDomains: v.optional(
    v.union(
      [v.array(Domain), v.pipe(v.string(), v.parseJson(), v.array(Domain))],
      'must be a list of names with their zones',
    ),
    [],
  ),
  /** Recipient of messages, alarms and cost alerts. */
  notifyEmail: v.optional(email),
  /** Verified SES address to send messages from. With it, replies go to the visitor. */
  sender: v.optional(email),
  /** Password that visitors need. Also hides the site from search engines. */
  password: v.optional(v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters'))),
  /** GitHub repository whose workflow deploys: `OWNER/REPO`, with the numeric ids that GitHub adds to both for some repositories. */
  githubRepository: v.optional(repository),
  /** Monthly budget in US dollars, with alerts at 80 percent and at a forecast of 100 percent. 0 creates no budget. */
  monthlyBudget: v.optional(count, 10),
  /** Adds a Route 53 health check of the site, for 1.60 dollars a month with its alarm. */
  healthCheck: v.optional(flag, 'false'),
  /** Commit and time of the release, shown by the site. Set by commands. */
  commit: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'must be a commit'))),
  releasedAt: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a time such as 2026-11-20T08:00:00Z'))),
  /** Numbers of the origin keys that the API accepts. The distribution sends the first. Set by `admin -- rotate-origin-key`. */
  originKeys: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+(,\d+)*$/, 'must be numbers'),
      v.transform((text) => text.split(',').map(Number) as [number, ...number[]]),
    ),
    '1',
  ),
  /**
   * Vault for daily backups of table and bucket: `locked` for one in this account that cannot be emptied for 35 days, or the ARN of a vault
   * in another account.
   */
  backupVault: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(locked|arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]+)$/,
        'must be locked, or the ARN of a vault in another account',
      ),
    ),
  ),
  /** Name of that vault. Set by commands. */
  vaultName: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{2,50}$/, 'must be the name of a vault'))),
  /** Deletes all data when the site is destroyed. */
  throwaway: v.optional(flag, 'false'),
};

const Config = v.pipe(
  v.object(entries),
  v.check(
    ({ domain, hostedZoneId, hostedZoneName }) => !domain === !hostedZoneId && !domain === !hostedZoneName,
    'domain, hostedZoneId and hostedZoneName belong together',
  ),
  v.check(
    ({ domain, hostedZoneName }) => !domain || isIn(domain, hostedZoneName ?? ''),
    'domain must lie in hostedZoneName',
  ),
  v.check(
    ({ domain, otherDomains }) =>
      otherDomains.length === 0 || (domain !== undefined && !otherDomains.some((one) => one.domain === domain)),
    'otherDomains need a domain that they lead to, and that is none of them',
  ),
  v.check(({ healthCheck, password }) => !healthCheck || !password, 'healthCheck: Route 53 cannot send a password'),
  v.check(({ sender, notifyEmail }) => !sender || Boolean(notifyEmail), 'sender needs notifyEmail'),
);

/** Tag on every resource of a site, with the site's name as value. Usable for cost allocation once activated. */
export const SITE_TAG = 'site';

export type Config = v.InferOutput<typeof Config>;

/** All host names of a site with their zones, the main one first. Empty without a domain. */
export const domainsOf = ({ domain, hostedZoneId = '', hostedZoneName = '', otherDomains }: Config): Domain[] =>
  domain ? [{ domain, hostedZoneId, hostedZoneName }, ...otherDomains] : [];

/** Settings that come from environment variables and are never committed. */
const personal = ['notifyEmail', 'sender', 'password'] as const;

/** A committed configuration. `fromVariables` lists the keys that a deployment requires from environment variables. */
export type Environment = Omit<
  v.InferInput<v.ObjectSchema<typeof entries, undefined>>,
  'environment' | 'account' | (typeof personal)[number]
> & { fromVariables: readonly (typeof personal)[number][] };

/** `SITE_NOTIFY_EMAIL` for `notifyEmail`. */
const variableOf = (key: string): string => `SITE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

type Lookup = (key: string) => unknown;

/**
 * Reads the configuration from CDK's context (`-c key=value`), then the file of the environment that it names, then the variables that the
 * file lists. A deployment needs all of these variables; a removal (`-c removal=true`) needs none. Throws one error that lists everything
 * that is wrong.
 */
export function readConfig(
  context: Lookup,
  env: Record<string, string | undefined> = process.env,
  needsVariables = true,
): Config {
  const environment = environments[String(context('environment'))];
  const { fromVariables = personal, ...file }: Partial<Environment> = environment ?? {};
  const variables = Object.fromEntries(fromVariables.map((key) => [key, env[variableOf(key)]]));
  const given = Object.fromEntries(
    Object.keys(entries).flatMap((key) => {
      const value = context(key) ?? { ...variables, ...file }[key];
      return value === undefined || value === '' ? [] : [[key, value]];
    }),
  );
  const account = env.CDK_DEFAULT_ACCOUNT ? { account: env.CDK_DEFAULT_ACCOUNT } : {};
  const result = v.safeParse(Config, { ...account, ...given });
  const isNeeded = needsVariables && context('removal') !== 'true';
  const missing = (isNeeded ? (environment?.fromVariables ?? []) : [])
    .filter((key) => given[key] === undefined)
    .map((key) => `${key} is missing: set the variable ${variableOf(key)}`);
  if (result.success && missing.length === 0) return result.output;
  const wrong = (result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(' '));
  throw new Error(`The configuration is wrong:\n${[...missing, ...wrong].map((line) => `  ${line}`).join('\n')}`);
}
