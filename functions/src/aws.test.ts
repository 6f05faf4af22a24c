import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { clientDefaults } from './aws.ts';

it('has no logger for which the SDK prepares every answer', async () => {
  const client = new DynamoDBClient({ ...clientDefaults, region: 'eu-south-1' });
  let prepared = 0;
  client.middlewareStack.add(
    (_, context) => async () => {
      // The SDK's calls that prepare an answer for its logger.
      context.outputFilterSensitiveLog = (output: unknown) => {
        prepared += 1;
        return output;
      };
      return { response: {}, output: { $metadata: {} } };
    },
    { step: 'initialize', priority: 'low' },
  );
  await client.send(new ListTablesCommand({}));
  expect(prepared).toBe(0);
});
