import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { APIGatewayProxyResult } from 'aws-lambda';
import * as v from 'valibot';
import { GatewayRefusal, type Reply } from './reply.ts';
import { LAMBDA_PAYLOAD_BYTES } from './to-event.ts';

const accepts = (validate: (text: string) => void) => (text: string) => {
  try {
    validate(text);
    return true;
  } catch {
    return false;
  }
};
const Name = v.pipe(v.string(), v.check(accepts(validateHeaderName), 'no header name'));
const Value = v.pipe(
  v.string(),
  v.check(
    accepts((text) => validateHeaderValue('x', text)),
    'no header value',
  ),
);

/** Results that API Gateway accepts. */
const Result = v.pipe(
  v.strictObject({
    statusCode: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    headers: v.optional(v.record(Name, Value)),
    multiValueHeaders: v.optional(v.record(Name, v.array(Value))),
    body: v.optional(v.string()),
    isBase64Encoded: v.optional(v.boolean()),
  }),
  v.check(({ body = '', isBase64Encoded }) => {
    return !isBase64Encoded || (body.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(body));
  }, 'a body that is no base64'),
);

/** Step 3: checks a function's result as API Gateway does; an invalid one is a 502, with the reason in the log. */
export function checkResult(functionName: string, result: unknown): APIGatewayProxyResult {
  const refuse = (why: string) => {
    const reason = `${functionName}: API Gateway would refuse this answer: ${why}`;
    return new GatewayRefusal('internal', reason, 502);
  };
  const text = JSON.stringify(result) ?? 'null';
  if (Buffer.byteLength(text) > LAMBDA_PAYLOAD_BYTES) throw refuse(`it has over ${LAMBDA_PAYLOAD_BYTES} bytes`);
  const { success, output, issues } = v.safeParse(Result, JSON.parse(text));
  if (success) return output as APIGatewayProxyResult;
  throw refuse(`${v.getDotPath(issues[0]) ?? 'answer'}: ${issues[0].message}`);
}

/** Headers that API Gateway sets itself and that functions cannot override. */
const own = ['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding'];

/** Step 4: makes a reply of a result. Multi-value headers override single ones, base64 is decoded. */
export function writeResult(result: APIGatewayProxyResult, requestId: string): Reply {
  const { statusCode: status, body, isBase64Encoded } = result;
  const headers: Reply['headers'] = { 'content-type': 'application/json', 'x-amzn-requestid': requestId };
  for (const [name, value] of Object.entries(result.headers ?? {})) headers[name.toLowerCase()] = String(value);
  for (const [name, values] of Object.entries(result.multiValueHeaders ?? {})) {
    headers[name.toLowerCase()] = values.length === 1 ? String(values[0]) : values.map(String);
  }
  for (const name of own) delete headers[name];
  if (body) return { status, headers, body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') };
  if (status === 204 || status === 304) delete headers['content-type'];
  return { status, headers };
}
