import { CfnCondition, CfnParameter, Fn, Stack } from 'aws-cdk-lib';
import { Alias, type CfnAlias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';

/** The alias that everything calls. */
export const LIVE = 'live';

/** Value of a version parameter that stands for the version of the template; Lambda counts from 1. */
const OWN_VERSION = '0';

/** Suffix of the parameters that choose a version: `ListProductsLiveVersion` for `list-products`. */
const SUFFIX = 'LiveVersion';

/** The parameter of a stack that chooses the live version of a function; `id` is the function's construct id. */
export const versionParameter = (id: string): string =>
  id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()) + SUFFIX;

/** The function of such a parameter; undefined for other parameters. */
export const functionOfParameter = (parameter: string): string | undefined =>
  parameter.endsWith(SUFFIX)
    ? parameter
        .slice(0, -SUFFIX.length)
        .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        .slice(1)
    : undefined;

/**
 * The live alias of a function: the version of the template, or the one that the stack's parameter chooses. A rollback sets the
 * parameter, so that the stack describes what is live.
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
