import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cdkArguments, ENVIRONMENTS, emulatorEnv, SITE } from './emulator.ts';

const folder = mkdtempSync(join(tmpdir(), 'rombo-emulated-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'outputs.json');

/** Runs CDK against the emulator; it speaks only when it fails. */
async function cdk(command: string, ...args: string[]): Promise<void> {
  const child = spawn('cdklocal', [command, ...args], { env: { ...process.env, ...emulatorEnv } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`cdklocal ${command} failed with ${code}:\n${said.slice(-6000)}`);
}

const stackNames = (stacks: string[]) => stacks.map((stack) => `${SITE}-${stack}`);

/** Outputs of all stacks of a deployment. */
export type Outputs = Record<string, string>;

/** Deploys stacks of the site to the emulator and gives their outputs; the file that keeps them comes along for other processes. */
export async function deploy(
  stacks: string[],
  choices?: Record<string, string>,
): Promise<{ outputs: Outputs; file: string }> {
  const args = cdkArguments(join(folder, 'out'), choices);
  await cdk('bootstrap', ...ENVIRONMENTS, ...args);
  await cdk('deploy', ...stackNames(stacks), ...args, '--require-approval', 'never', '--outputs-file', file);
  const outputs: Record<string, Outputs> = JSON.parse(readFileSync(file, 'utf8'));
  return { outputs: Object.assign({}, ...Object.values(outputs)), file };
}

/** Takes the stacks away again. */
export const destroy = (stacks: string[], choices?: Record<string, string>): Promise<void> =>
  cdk('destroy', ...stackNames(stacks), ...cdkArguments(join(folder, 'out'), choices), '--force');
