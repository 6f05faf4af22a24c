import { fileURLToPath } from 'node:url';
import { type App, CrossStackReferences, PermissionsBoundary, ReferenceStrength, Tags } from 'aws-cdk-lib';
import { type Config, SITE_TAG } from '../config.ts';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import { EdgeStack } from './edge-stack.ts';
import { GlobalStack } from './global-stack.ts';
import { bootstrapOf } from './names.ts';
import { OperationsStack } from './operations-stack.ts';
import { SiteStack } from './site-stack.ts';

const built = fileURLToPath(new URL('../../functions/dist', import.meta.url));

/**
 * Creates all stacks of a site, each depending only on earlier ones. `bundles` is the folder of the functions. Options change the contents
 * of stacks but never add or remove one, so that they can be set and unset later.
 */
export function createStacks(app: App, config: Config, bundles = built) {
  const { name, region, account } = config;
  const permissionsBoundary = PermissionsBoundary.fromName(bootstrapOf(name).boundary);
  const props = { config, bundles, permissionsBoundary, env: { region, account } };
  const inVirginia = { config, permissionsBoundary, env: { region: 'us-east-1', account } };
  // Deployments of other sites cannot change resources with this tag, and the budget filters by it.
  Tags.of(app).add(SITE_TAG, name);

  const data = new DataStack(app, `${name}-data`, props);
  const { api } = new ApiStack(app, `${name}-api`, { ...props, data });
  const { certificate, topic } = new GlobalStack(app, `${name}-global`, inVirginia);
  const { distribution } = new SiteStack(app, `${name}-site`, { ...props, data, api, certificate });
  new OperationsStack(app, `${name}-operations`, { ...props, data, distribution });
  new EdgeStack(app, `${name}-edge`, { ...inVirginia, topic, distribution });

  // Weak cross-region references are resolved where they are used, without custom resource functions.
  if (certificate) CrossStackReferences.of(certificate).produce(ReferenceStrength.WEAK);
}
