import { fileURLToPath } from 'node:url';
import { type App, CrossStackReferences, ReferenceStrength } from 'aws-cdk-lib';
import type { Config } from '../config.ts';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import { CertificateStack } from './domain.ts';
import { EdgeStack } from './edge-stack.ts';
import { GithubStack } from './github-stack.ts';
import { OperationsStack } from './operations-stack.ts';
import { SiteStack } from './site-stack.ts';

const built = fileURLToPath(new URL('../../functions/dist', import.meta.url));

/** All stacks of a site, each depending only on those before it; `bundles` is the folder of the functions. */
export function createStacks(app: App, config: Config, bundles = built) {
  const { name, region, account, domain, notifyEmail, githubRepository } = config;
  const props = { config, bundles, env: { region, account } };
  const atEdge = { config, env: { region: 'us-east-1', account } };

  const data = new DataStack(app, `${name}-data`, props);
  const api = new ApiStack(app, `${name}-api`, { ...props, data });
  const certificate = domain && new CertificateStack(app, `${name}-certificate`, { ...atEdge, domain }).certificate;
  const site = new SiteStack(app, `${name}-site`, {
    ...props,
    data,
    api: api.api,
    ...(certificate && { certificate }),
  });
  const operations = new OperationsStack(app, `${name}-operations`, { ...props, data, api, site });
  const edge = notifyEmail && new EdgeStack(app, `${name}-edge`, { ...atEdge, distribution: site.distribution });
  if (githubRepository) {
    new GithubStack(app, `${name}-github`, { ...props, config: { ...config, githubRepository }, data, site });
  }

  // References to another region are weak: resolved where they are used, without functions of custom resources.
  for (const crossing of [certificate, edge && site.distribution]) {
    if (crossing) CrossStackReferences.of(crossing).produce(ReferenceStrength.WEAK);
  }
  return { data, api, site, operations };
}
