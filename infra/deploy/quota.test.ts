import { GetAccountSettingsCommand, LambdaClient, ResourceNotFoundException } from '@aws-sdk/client-lambda';
import { expect, it } from 'vitest';
import { checkQuota } from './quota.ts';

function account(quota: number, unreserved: number, own?: Record<string, number>) {
  const client = new LambdaClient();
  client.send = async (command: { input: { FunctionName?: string } }) => {
    if (command instanceof GetAccountSettingsCommand)
      return { AccountLimit: { ConcurrentExecutions: quota, UnreservedConcurrentExecutions: unreserved } };
    if (!own) throw new ResourceNotFoundException({ message: 'Function not found', $metadata: {} });
    return { ReservedConcurrentExecutions: own[command.input.FunctionName ?? ''] };
  };
  return checkQuota('rombo', client);
}

it.each([
  ['a new account', 10, 10, undefined, false],
  ['a usual account', 1000, 1000, undefined, true],
  [
    'the next deployment, which has reserved',
    220,
    100,
    { 'rombo-render-page': 100, 'rombo-transform-image': 20 },
    true,
  ],
  ['an account whose other sites reserve', 1000, 150, {}, false],
  ['an account without room for one more', 219, 219, undefined, false],
])('%s: %i at once, %i unreserved', async (_, quota, unreserved, own, canReserve) => {
  const answer = await account(quota, unreserved, own);
  expect(answer.canReserve).toBe(canReserve);
  expect(answer.advice).toContain(`runs ${quota} functions at once`);
});

it('names the quota and the command where nothing can be reserved', async () => {
  expect((await account(10, 10)).advice).toMatch(
    /Ask for 1000:\n {2}aws service-quotas .* L-B99A9384 --desired-value 1000/,
  );
  expect((await account(1000, 150)).advice).toContain('--desired-value 1120');
});
