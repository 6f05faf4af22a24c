import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Config } from '../../config.ts';
import { behindPassword, type EdgeFile, edgeCode } from './edge-code.ts';
import { edgeConstants } from './edge-constants.ts';

/** A function that runs at the edge; its file is the code that CloudFront gets, for a site at its own domain or the distribution's. */
export function edgeFunction(scope: Construct, file: EdgeFile, { domain, password }: Config) {
  const code = edgeCode(file, edgeConstants(domain)[file]);
  const isFirst = file !== 'set-status';
  return new CloudFrontFunction(scope, file, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(password && isFirst ? behindPassword(code, password) : code),
  });
}
