import * as v from 'valibot';

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

const repository = v.pipe(
  v.string(),
  v.regex(/^(repo:)?[\w.-]+(@\d+)?\/[\w.-]+(@\d+)?$/, 'must be OWNER/REPO, or OWNER@1/REPO@2 with the numbers of both'),
  v.transform((name) => name.replace(/^repo:/, '')),
);

const entries = {
  /** Begins the name of every stack and function: another one makes a second site in the same account. */
  name: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,19}$/, 'must be a short lower-case name')), 'rombo'),
  /** Region of the data; only certificate and edge are in us-east-1. */
  region: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region')), 'eu-south-1'),
  account: v.optional(v.pipe(v.string(), v.regex(/^\d{12}$/, 'must be the 12 digits of an account'))),
  /** The site's own host name; without one it answers at the distribution's. */
  domain: v.optional(host),
  /** The Route 53 zone that `domain` belongs to. */
  hostedZoneId: v.optional(v.pipe(v.string(), v.regex(/^Z[A-Z0-9]+$/, 'must be the id of a hosted zone'))),
  hostedZoneName: v.optional(host),
  /** Recipient of messages, alarms and cost alerts. */
  notifyEmail: v.optional(email),
  /** A verified SES address that messages are mailed from, so that a reply goes to the visitor. */
  sender: v.optional(email),
  /** The repository of GitHub whose workflow deploys, `OWNER/REPO`, with the numbers that GitHub adds to both where it does. */
  githubRepository: v.optional(repository),
  /** Dollars a month, of which 80 and 100 per cent are reported; 0 makes no budget. */
  monthlyBudget: v.optional(count, 10),
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
    ({ domain, hostedZoneName }) => !domain || domain === hostedZoneName || domain.endsWith(`.${hostedZoneName}`),
    'domain must lie in hostedZoneName',
  ),
  v.check(({ sender, notifyEmail }) => !sender || Boolean(notifyEmail), 'sender needs notifyEmail'),
);

/** Configuration of a deployment. */
export type Config = v.InferOutput<typeof Config>;

/** The environment variable that sets a key where no `-c key=value` does: `SITE_NOTIFY_EMAIL` for `notifyEmail`. */
export const variableOf = (key: string): string =>
  `SITE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

type Lookup = (key: string) => unknown;

/** Reads the configuration from CDK's context, then from the environment; what is wrong is named, all of it at once. */
export function readConfig(context: Lookup, env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(entries).flatMap((key) => {
      const value = context(key) ?? env[variableOf(key)];
      return value === undefined || value === '' ? [] : [[key, value]];
    }),
  );
  const account = env.CDK_DEFAULT_ACCOUNT ? { account: env.CDK_DEFAULT_ACCOUNT } : {};
  const result = v.safeParse(Config, { ...account, ...given });
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${[v.getDotPath(issue), issue.message].filter(Boolean).join(' ')}`);
  throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
}
