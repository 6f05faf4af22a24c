import { env } from '@rombo/functions/env';
import { USERNAME } from '../../stacks/edge/edge-code.ts';
import { readOutputs, requireOutput } from '../outputs.ts';
import { smokeTest } from './smoke-test.ts';
import { withTestAccount } from './test-account.ts';
import { waitForName } from './wait-for-name.ts';

/** Runs the smoke test against a deployed site. `password` opens a site that is not public. */
export async function testDeployedSite(name: string, password?: string): Promise<void> {
  const outputs = await readOutputs(name);
  process.env[env.table] = requireOutput(outputs, 'TableName');
  const origin = requireOutput(outputs, 'SiteUrl');
  await waitForName(new URL(origin).hostname, console.log);
  const basic = `Basic ${Buffer.from(`${USERNAME}:${password}`).toString('base64')}`;
  const headers: Record<string, string> = password ? { authorization: basic } : {};
  await withTestAccount((account) => smokeTest({ origin, account, headers, say: console.log }));
}
