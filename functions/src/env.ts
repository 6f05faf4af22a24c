/** Names of the environment variables that the functions read and the infrastructure sets. */
export const env = {
  table: 'TABLE_NAME',
  bucket: 'BUCKET_NAME',
  /** SSM parameter with the signing keys of sessions. */
  signingKeys: 'SIGNING_KEYS_PARAMETER',
  /** SSM parameter with the keys that seal the secrets of authenticator apps. */
  sealKeys: 'SEAL_KEYS_PARAMETER',
  /** Origin of uploads, for the content security policy of pages. */
  uploadOrigin: 'UPLOAD_ORIGIN',
  host: 'SITE_HOST',
  distribution: 'DISTRIBUTION_ID',
  /** SNS topic for messages if no sender is configured. */
  messagesTopic: 'MESSAGES_TOPIC',
  /** Origin of the site, for links in mail. */
  origin: 'SITE_ORIGIN',
  /** Address that mail is sent from, if one is configured. */
  sender: 'SENDER_ADDRESS',
  recipient: 'RECIPIENT_ADDRESS',
  commit: 'SITE_COMMIT',
  releasedAt: 'RELEASED_AT',
  /** Log group of the distribution's requests. */
  edgeLog: 'EDGE_LOG',
  /** Account and budget from which the month's cost is read, if any. */
  account: 'ACCOUNT_ID',
  budget: 'BUDGET_NAME',
  /** Set if the site runs on the owner's machine instead of AWS. */
  ownMachine: 'OWN_MACHINE',
  /** Time that functions keep the catalogue in milliseconds, if not two seconds. */
  catalogueAge: 'CATALOGUE_AGE_MS',
  /** Timeout of an AWS call in milliseconds, if not one second. */
  requestTimeout: 'REQUEST_TIMEOUT_MS',
} as const;

/** Time that functions keep the catalogue, in milliseconds. Two readers in a row keep it twice as long; a purge of the edge waits for that. */
export const catalogueAge = (): number => Number(process.env[env.catalogueAge] ?? 2000);

export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}
