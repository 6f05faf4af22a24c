import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

const architectures: Record<string, Architecture> = { arm64: Architecture.ARM_64, x86_64: Architecture.X86_64 };

/** The processors that functions run on: arm64, or with `-c architecture=x86_64` those of an emulator that runs them on this machine. */
export function architectureOf(scope: Construct): Architecture {
  const wanted: string = scope.node.tryGetContext('architecture') ?? 'arm64';
  const architecture = architectures[wanted];
  if (!architecture) throw new Error(`architecture must be one of ${Object.keys(architectures).join(', ')}`);
  return architecture;
}
