import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Reply } from './reply.ts';

/** Headers that API Gateway sets itself and that functions cannot override. */
const own = new Set(['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding']);

/** Step 4: the answer as it travels: lists of values win over single ones, base64 becomes bytes. */
export function writeResult(result: APIGatewayProxyResult, requestId: string): Reply {
  const headers: Reply['headers'] = { 'content-type': 'application/json', 'x-amzn-requestid': requestId };
  for (const [name, value] of Object.entries(result.headers ?? {})) headers[name.toLowerCase()] = String(value);
  for (const [name, values] of Object.entries(result.multiValueHeaders ?? {})) {
    headers[name.toLowerCase()] = values.length === 1 ? String(values[0]) : values.map(String);
  }
  for (const name of own) delete headers[name];
  if (!result.body) {
    if (result.statusCode === 204 || result.statusCode === 304) delete headers['content-type'];
    return { status: result.statusCode, headers };
  }
  return {
    status: result.statusCode,
    headers,
    body: Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8'),
  };
}
