/** The parameters of a site that hold its keys, as SecureString: CloudFormation cannot make these, so the deployment command does. */
export const keyParameters = (site: string) => ({
  /** The keys that sign sessions, current and previous. */
  signingKeys: `/${site}/signing-keys`,
  /** The keys that seal the secrets of authenticator apps, by their numbers. */
  sealKeys: `/${site}/seal-keys`,
});
