import { Aws, CfnCondition, CfnParameter, Fn, type Stack } from 'aws-cdk-lib';
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import type { BundleFunction } from './bundle-function.ts';

/** The parameter of a stack that says whether concurrency is reserved: an account's quota decides, and templates are the same for all. */
export const RESERVE = 'ReservedConcurrency';

/**
 * Concurrent executions of what visitors start: kept for them, and no more than that however many ask. A hundred pages of 80 ms are
 * 1,250 a second, twenty pictures of 400 ms 50 a second.
 */
export const reserved = { 'render-page': 100, 'transform-image': 20 } as const;

/** Reserves concurrency for these functions where the stack's parameter says so. */
export function reserveConcurrency(stack: Stack, functions: BundleFunction[]): void {
  const reserve = new CfnParameter(stack, RESERVE, { default: 'no', allowedValues: ['yes', 'no'] });
  const isReserved = new CfnCondition(stack, 'IsReserved', { expression: Fn.conditionEquals(reserve, 'yes') });
  for (const { node } of functions) {
    (node.defaultChild as CfnFunction).addPropertyOverride(
      'ReservedConcurrentExecutions',
      Fn.conditionIf(isReserved.logicalId, reserved[node.id as keyof typeof reserved], Aws.NO_VALUE),
    );
  }
}
