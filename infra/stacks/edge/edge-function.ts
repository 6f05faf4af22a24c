import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Config } from '../../config.ts';
import { behindPassword, type EdgeFile, edgeCode, withOtherNames } from './edge-code.ts';
import { edgeConstants } from './edge-constants.ts';

/** A function that runs at the edge; its file is the code that CloudFront gets, for a site at its own domain or the distribution's. */
export function edgeFunction(scope: Construct, file: EdgeFile, { name, domain, otherDomains, password }: Config) {
  const isFirst = file !== 'set-status';
  let code = edgeCode(file, edgeConstants(domain)[file]);
  if (isFirst && password) code = behindPassword(code, password);
  const otherNames = otherDomains.map((other) => other.domain);
  if (isFirst && domain && otherNames.length > 0) code = withOtherNames(code, domain, otherNames);
  return new CloudFrontFunction(scope, file, {
    functionName: `${name}-${file}`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(code),
  });
}
