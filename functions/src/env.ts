/** The names of the environment variables that the functions read: infrastructure sets them by these names and no others. */
export const env = {
  table: 'TABLE_NAME',
  bucket: 'BUCKET_NAME',
  /** The name of the parameter (SSM) with the session's signing keys. */
  signingKeys: 'SIGNING_KEYS_PARAMETER',
  /** The name of the parameter with the keys that seal the secrets of authenticator apps. */
  sealKeys: 'SEAL_KEYS_PARAMETER',
  /** Origin of uploads, for the content security policy of pages. */
  uploadOrigin: 'UPLOAD_ORIGIN',
  /** The site's host name, where it has one of its own. */
  host: 'SITE_HOST',
  distribution: 'DISTRIBUTION_ID',
  /** The SNS topic that messages are published to where no sender is configured. */
  messagesTopic: 'MESSAGES_TOPIC',
  sender: 'SENDER_ADDRESS',
  recipient: 'RECIPIENT_ADDRESS',
  /** The commit of the release, and when it was deployed. */
  commit: 'SITE_COMMIT',
  releasedAt: 'RELEASED_AT',
  /** The account and its budget, where it has one: what the month costs is read there. */
  account: 'ACCOUNT_ID',
  budget: 'BUDGET_NAME',
  /** Set where the site runs on a machine of its owner and not on AWS. */
  ownMachine: 'OWN_MACHINE',
  /** Milliseconds that AWS may take to answer, where it is not one second. */
  requestTimeout: 'REQUEST_TIMEOUT_MS',
} as const;

/** The value of an environment variable; a missing one stops the function with a message that names it. */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}
