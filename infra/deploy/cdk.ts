import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs CDK with its output shown; throws if it fails. */
export async function runCdk(...args: string[]): Promise<void> {
  const [code] = await once(spawn('cdk', args, { stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`cdk ${args[0]} failed: the reason is above.`);
}
