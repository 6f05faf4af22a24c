import { createHash } from 'node:crypto';

/**
 * Names of a site's own bootstrap resources: CDK's, by a qualifier, and the policies and role of `infra/bootstrap/policies.json`. Sites
 * that shared them could deploy each other.
 */
export function bootstrapOf(name: string) {
  const digest = createHash('sha256').update(name).digest('hex');
  const qualifier = /^[a-z0-9]{1,10}$/.test(name) ? name : `${name.slice(0, 3)}${digest.slice(0, 7)}`;
  return {
    qualifier,
    policiesStack: `${name}-bootstrap`,
    toolkitStack: `${name}-toolkit`,
    deploymentPolicy: `${name}-deployment`,
    /** Permissions boundary of all roles of the site; CloudFormation can create no role without it. */
    boundary: `${name}-boundary`,
    /** The role with which CDK starts CloudFormation. With CDK's own bootstrap roles it could change every stack of the account. */
    deployRole: `${name}-deploy`,
  };
}

/** The SecureString parameters with a site's keys. CloudFormation cannot create these, so the deployment command does. */
export const keyParameters = (site: string) => ({
  /** The keys that sign sessions, current and previous. */
  signingKeys: `/${site}/signing-keys`,
  /** The keys that seal the secrets of authenticator apps, by their numbers. */
  sealKeys: `/${site}/seal-keys`,
});
