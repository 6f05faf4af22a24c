import { readFileSync } from 'node:fs';
import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** The code of a function of this folder, its `var NAME = [];` lines filled in. */
export function edgeCode(file: string, lists: Record<string, string[]> = {}): string {
  let code = readFileSync(new URL(`./${file}.js`, import.meta.url), 'utf8');
  for (const [name, list] of Object.entries(lists)) {
    code = code.replace(`var ${name} = [];`, () => `var ${name} = ${JSON.stringify(list)};`);
  }
  return code;
}

/** A function that runs at the edge; its file is the code that CloudFront gets. */
export const edgeFunction = (scope: Construct, file: string, lists?: Record<string, string[]>) =>
  new CloudFrontFunction(scope, file, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode(file, lists)),
  });
