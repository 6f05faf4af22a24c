import { createHash } from 'node:crypto';

/**
 * Names of a site's separate bootstrap resources: CDK's, with a qualifier, and the policies and role of `infra/bootstrap/policies.json`.
 * Sites that shared them could deploy to each other.
 */
export function bootstrapOf(name: string) {
  const digest = createHash('sha256').update(name).digest('hex');
  const qualifier = /^[a-z0-9]{1,10}$/.test(name) ? name : `${name.slice(0, 3)}${digest.slice(0, 7)}`;
  return {
    qualifier,
    policiesStack: `${name}-bootstrap`,
    toolkitStack: `${name}-toolkit`,
    deploymentPolicy: `${name}-deployment`,
    /** Permissions boundary of all roles of the site. CloudFormation cannot create roles without it. */
    boundary: `${name}-boundary`,
    /** Role with which CDK starts CloudFormation. CDK's default bootstrap roles could change every stack of the account. */
    deployRole: `${name}-deploy`,
  };
}

/**
 * Prefix of the name of the vault for backups, by its kind: a lock cannot be taken from a vault. Undefined if none is configured. A unique
 * text follows, because a vault stays when it is unset, and its name with it.
 */
export const vaultPrefix = ({ name, backupVault }: { name: string; backupVault?: string | undefined }) =>
  backupVault && `${name}-${backupVault === 'locked' ? 'locked' : 'copies'}-`;

/** SecureString parameters with the keys of a site. CloudFormation cannot create these, so the deployment command does. */
export const keyParameters = (site: string) => ({
  /** Keys that sign sessions, current and previous. */
  signingKeys: `/${site}/signing-keys`,
  /** Keys that seal the secrets of authenticator apps, by number. */
  sealKeys: `/${site}/seal-keys`,
});

/** Log group of the distribution's requests, in us-east-1, with the required prefix of log deliveries. */
export const edgeLog = (site: string) => `/aws/vendedlogs/${site}-edge`;
