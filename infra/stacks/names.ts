import { createHash } from 'node:crypto';

/**
 * Names of what a deployment of a site finds in its account: CDK's bootstrap, which is the site's own by its qualifier, and the policies
 * and the role of `infra/bootstrap/policies.json`. Sites that shared them could deploy each other.
 */
export function bootstrapOf(name: string) {
  const digest = createHash('sha256').update(name).digest('hex');
  const qualifier = /^[a-z0-9]{1,10}$/.test(name) ? name : `${name.slice(0, 3)}${digest.slice(0, 7)}`;
  return {
    qualifier,
    policiesStack: `${name}-bootstrap`,
    toolkitStack: `${name}-toolkit`,
    deploymentPolicy: `${name}-deployment`,
    /** The most that any role of the site may do: without it CloudFormation can make none. */
    boundary: `${name}-boundary`,
    /** The role with which CDK starts CloudFormation. With CDK's own bootstrap roles it could change every stack of the account. */
    deployRole: `${name}-deploy`,
  };
}

/** The parameters of a site that hold its keys, as SecureString: CloudFormation cannot make these, so the deployment command does. */
export const keyParameters = (site: string) => ({
  /** The keys that sign sessions, current and previous. */
  signingKeys: `/${site}/signing-keys`,
  /** The keys that seal the secrets of authenticator apps, by their numbers. */
  sealKeys: `/${site}/seal-keys`,
});
