import { env } from '@rombo/functions/env';
import { fileName, type RouteName, routes } from '@rombo/shared/contract/routes';
import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { grants } from './grants.ts';
import { keyParameters } from './names.ts';
import { parameterArn } from './permissions.ts';
import { memoryOf, timeoutOf } from './route-limits.ts';

/** The function of one route, with the permissions of `grants.ts` and the names of the resources in its environment. */
export class RouteFunction extends BundleFunction {
  constructor(scope: Construct, name: RouteName, options: FunctionOptions) {
    super(scope, fileName(name), options, {
      description: routes[name].summary,
      memory: memoryOf(name),
      timeout: Duration.millis(timeoutOf(name)),
      // Forms have pictures, which are decoded where they are saved: a separate function would be one more call that can fail, and only
      // the administrator waits for a cold start with native code.
      withSharp: routes[name].body?.kind === 'multipart',
    });
    const { table, media } = options.data;
    const parameters = keyParameters(options.config.name);
    const grant = grants[name];
    this.grantTable(table, grant.table);
    if (grant.files) this.grantFiles(media, grant.files);
    if (grant.signingKeys) this.addParameter(env.signingKeys, parameters.signingKeys);
    if (grant.sealKeys) this.addParameter(env.sealKeys, parameters.sealKeys);
  }

  private addParameter(variable: string, name: string): void {
    this.addEnvironment(variable, name);
    this.allow(['ssm:GetParameter'], parameterArn(this, name));
  }
}
