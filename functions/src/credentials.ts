import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Stands in for the SDK's chain of credential providers (files, SSO, instance metadata) in the bundles: Lambda gives credentials in
 * the environment and nowhere else, and the chain is a quarter of a function's code.
 */
export const defaultProvider = () => fromEnv();
