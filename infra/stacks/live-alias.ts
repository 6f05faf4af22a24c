import { CfnCondition, CfnParameter, Fn, Stack } from 'aws-cdk-lib';
import { Alias, type CfnAlias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';

/** Alias for all invocations. */
export const LIVE = 'live';

/** Parameter value for the template's own version. Lambda counts from 1. */
const OWN_VERSION = '0';

/** Suffix of version parameters: `ListProductsLiveVersion` for `list-products`. */
const SUFFIX = 'LiveVersion';

/** Name of the stack parameter that selects the live version of the function with this construct id. */
const versionParameter = (id: string): string =>
  id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()) + SUFFIX;

/** Inverse of `versionParameter`; undefined for other parameters. */
export const functionOfParameter = (parameter: string): string | undefined =>
  parameter.endsWith(SUFFIX)
    ? parameter
        .slice(0, -SUFFIX.length)
        .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        .slice(1)
    : undefined;

/**
 * Creates the live alias of a function. It points to the template's version or, after a rollback, to the version in the stack parameter.
 */
export function liveAlias(fn: LambdaFunction): Alias {
  const stack = Stack.of(fn);
  const name = versionParameter(fn.node.id);
  const chosen = new CfnParameter(stack, name, { default: OWN_VERSION, allowedPattern: '\\d+' });
  const isChosen = new CfnCondition(stack, `Has${name}`, {
    expression: Fn.conditionNot(Fn.conditionEquals(chosen, OWN_VERSION)),
  });
  const version = fn.currentVersion;
  const alias = new Alias(fn, LIVE, { aliasName: LIVE, version });
  const { logicalId } = isChosen;
  (alias.node.defaultChild as CfnAlias).functionVersion = Fn.conditionIf(
    logicalId,
    chosen.valueAsString,
    version.version,
  ).toString();
  return alias;
}
