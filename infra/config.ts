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

/** A host name with its Route 53 zone. */
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

/** The environments that can be deployed, by the name that a command takes. */
export const environments: Record<string, Environment> = { production, staging };

/** True for the name of a committed configuration. */
function isEnvironment(name: string): boolean {
  return Object.hasOwn(environments, name);
}

const entries = {
  /** The file of `environments/` that the configuration is read from; tests do without. */
  environment: v.optional(v.pipe(v.string(), v.check(isEnvironment, 'must be one of those in infra/environments'))),
  /** Begins the name of every stack and function: another one makes a second site in the same account. */
  name: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,19}$/, 'must be a short lower-case name')), 'rombo'),
  /** Region of the data; only certificate and edge are in us-east-1. */
  region: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region')), 'eu-south-1'),
  account: v.optional(v.pipe(v.string(), v.regex(/^\d{12}$/, 'must be the 12 digits of an account'))),
  /** The site's own host name; without one it answers at the distribution's. */
  domain: v.optional(host),
  /** True to bind all subdomains of the domain to TLS too, for two years: other sites may live there. */
  hstsSubdomains: v.optional(flag, 'false'),
  /** The Route 53 zone that `domain` belongs to. */
  hostedZoneId: v.optional(zoneId),
  hostedZoneName: v.optional(host),
  /** Further names, each with its zone, that lead to `domain` by a 301; JSON on a command line. */
  otherDomains: v.optional(
    v.union(
      [v.array(Domain), v.pipe(v.string(), v.parseJson(), v.array(Domain))],
      'must be a list of names with their zones',
    ),
    [],
  ),
  /** Recipient of messages, alarms and cost alerts. */
  notifyEmail: v.optional(email),
  /** A verified SES address that messages are mailed from, so that a reply goes to the visitor. */
  sender: v.optional(email),
  /** Closes the site: visitors need this password, and search engines leave it out. */
  password: v.optional(v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters'))),
  /** The repository of GitHub whose workflow deploys, `OWNER/REPO`, with the numbers that GitHub adds to both where it does. */
  githubRepository: v.optional(repository),
  /** Dollars a month, of which 80 and 100 per cent are reported; 0 makes no budget. */
  monthlyBudget: v.optional(count, 10),
  /** True to have Route 53 ask for the site from outside, for 1.50 dollars a month. */
  healthCheck: v.optional(flag, 'false'),
  /** The commit and the time of the release, as the site shows them. Commands set both. */
  commit: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'must be a commit'))),
  releasedAt: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a time such as 2026-11-20T08:00:00Z'))),
  /** Numbers of the keys that the API accepts; the distribution shows the first. Commands set it: `admin -- rotate-origin-key`. */
  originKeys: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+(,\d+)*$/, 'must be numbers'),
      v.transform((text) => text.split(',').map(Number) as [number, ...number[]]),
    ),
    '1',
  ),
  /**
   * Copies table and bucket every day: to a vault of this account that nobody can empty for 35 days (`locked`), or to the vault with this
   * ARN in another account.
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
  /** A site without data worth keeping: everything goes when it is destroyed. */
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

/** The tag of everything that belongs to a site; its value is the site's name. Billing counts by it once it is activated. */
export const SITE_TAG = 'site';

/** Configuration of a deployment. */
export type Config = v.InferOutput<typeof Config>;

/** All names of a site with their zones: its own first, none without a domain. */
export const domainsOf = ({ domain, hostedZoneId = '', hostedZoneName = '', otherDomains }: Config): Domain[] =>
  domain ? [{ domain, hostedZoneId, hostedZoneName }, ...otherDomains] : [];

/** Addresses of people and the password, which no committed file holds: they come from variables. */
const personal = ['notifyEmail', 'sender', 'password'] as const;

/** A committed configuration; `fromVariables` are the keys that come from variables, without which it must not be deployed. */
export type Environment = Omit<
  v.InferInput<v.ObjectSchema<typeof entries, undefined>>,
  'environment' | 'account' | (typeof personal)[number]
> & { fromVariables: readonly (typeof personal)[number][] };

/** The environment variable of such a key: `SITE_NOTIFY_EMAIL` for `notifyEmail`. */
const variableOf = (key: string): string => `SITE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

type Lookup = (key: string) => unknown;

/**
 * Reads the configuration from CDK's context (`-c key=value`), then from the file of the environment that it names, and from the
 * variables that the file lists, all of which a deployment needs and a removal (`-c removal=true`) does not; what is wrong is named, all of
 * it at once.
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
