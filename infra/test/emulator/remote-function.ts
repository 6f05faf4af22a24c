import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { checkResult } from '../../local/gateway/check-result.ts';
import type { Reply } from '../../local/gateway/reply.ts';
import { writeResult } from '../../local/gateway/write-result.ts';
import { SITE } from './emulator.ts';

/** Calls a deployed function with the event that API Gateway makes, past an emulator's own gateway. */
export function remoteFunction(): (name: string, event: APIGatewayProxyEvent) => Promise<Reply> {
  const client = new LambdaClient();
  return async (name, event) => {
    const Payload = Buffer.from(JSON.stringify(event));
    const answer = await client.send(new InvokeCommand({ FunctionName: `${SITE}-${name}`, Payload }));
    const result = JSON.parse(Buffer.from(answer.Payload ?? []).toString());
    return writeResult(checkResult(name, result), event.requestContext.requestId);
  };
}
