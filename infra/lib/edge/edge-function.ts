import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { edgeCode } from './edge-code.ts';

/** A function that runs at the edge; its file is the code that CloudFront gets. */
export const edgeFunction = (scope: Construct, file: string, lists?: Record<string, string[]>) =>
  new CloudFrontFunction(scope, file, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode(file, lists)),
  });
