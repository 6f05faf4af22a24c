import type { APIGatewayProxyResult } from 'aws-lambda';
import { GatewayRefusal, type Reply } from './reply.ts';
import { LAMBDA_PAYLOAD_BYTES } from './to-event.ts';

/** Step 3: returns the result of a function as Lambda passes it on. Throws a 502 with a logged reason if it is invalid or too large. */
export function checkResult(functionName: string, result: unknown): APIGatewayProxyResult {
  const text = JSON.stringify(result) ?? 'null';
  const passed: APIGatewayProxyResult | null = JSON.parse(text);
  const isAnswer = typeof passed?.statusCode === 'number' && typeof (passed.body ?? '') === 'string';
  if (isAnswer && Buffer.byteLength(text) <= LAMBDA_PAYLOAD_BYTES) return passed;
  throw new GatewayRefusal('internal', `${functionName}: not an answer, or one that is too large`, 502);
}

/** Headers that API Gateway sets itself and functions cannot override. */
const gatewayHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding'];

/** Step 4: converts a result to a reply. Multi-value headers override single ones; base64 is decoded. */
export function writeResult(result: APIGatewayProxyResult, requestId: string): Reply {
  const { statusCode: status, body, isBase64Encoded } = result;
  const headers: Reply['headers'] = { 'content-type': 'application/json', 'x-amzn-requestid': requestId };
  for (const [name, value] of Object.entries(result.headers ?? {})) headers[name.toLowerCase()] = String(value);
  for (const [name, values] of Object.entries(result.multiValueHeaders ?? {})) {
    headers[name.toLowerCase()] = values.length === 1 ? String(values[0]) : values.map(String);
  }
  for (const name of gatewayHeaders) delete headers[name];
  if (body) return { status, headers, body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') };
  if (status === 204 || status === 304) delete headers['content-type'];
  return { status, headers };
}
