import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type EdgeFile, edgeCode } from './edge-code.ts';
import { edgeConstants } from './edge-constants.ts';

/** A function that runs at the edge; its file is the code that CloudFront gets, for a site at its own `host` or the distribution's. */
export const edgeFunction = (scope: Construct, file: EdgeFile, host?: string) =>
  new CloudFrontFunction(scope, file, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode(file, edgeConstants(host)[file])),
  });
