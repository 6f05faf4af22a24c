import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Says of a construct, and of what it holds, why a rule of cdk-nag that it breaks is no fault here. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(construct).acknowledge({ id, reason });
}
