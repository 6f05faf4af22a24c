import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { GatewayRefusal } from './refusal.ts';
import { LAMBDA_PAYLOAD_BYTES } from './to-event.ts';

const known = new Set(['statusCode', 'headers', 'multiValueHeaders', 'body', 'isBase64Encoded']);
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHeader = (name: string, value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
};

/** Returns the reason for which API Gateway would reject this response, or undefined. */
function fault(result: unknown): string | undefined {
  if (!isRecord(result)) return 'it is no object';
  const { statusCode, headers = {}, multiValueHeaders = {}, body = '', isBase64Encoded = false } = result;
  const extra = Object.keys(result).find((key) => !known.has(key));
  if (extra) return `${extra} is no field of an answer`;
  if (!Number.isInteger(statusCode) || Number(statusCode) < 200 || Number(statusCode) > 599) {
    return `its statusCode is ${JSON.stringify(statusCode)}`;
  }
  if (typeof body !== 'string') return 'its body is no text';
  if (typeof isBase64Encoded !== 'boolean') return 'its isBase64Encoded is no boolean';
  if (isBase64Encoded && (body.length % 4 !== 0 || !base64.test(body))) return 'its body is no base64';
  if (!isRecord(headers) || !isRecord(multiValueHeaders)) return 'its headers are no object';
  for (const [name, value] of Object.entries(headers)) if (!isHeader(name, value)) return `its header ${name} is bad`;
  for (const [name, values] of Object.entries(multiValueHeaders)) {
    if (!Array.isArray(values) || !values.every((value) => isHeader(name, value))) return `its header ${name} is bad`;
  }
  return undefined;
}

/** Step 3: a function's answer when API Gateway would pass it on; otherwise 502, and the reason in the log. */
export function checkResult(functionName: string, result: unknown): APIGatewayProxyResult {
  const text = JSON.stringify(result) ?? 'null';
  const bytes = Buffer.byteLength(text);
  const why =
    bytes > LAMBDA_PAYLOAD_BYTES ? `it has ${bytes} bytes, over ${LAMBDA_PAYLOAD_BYTES}` : fault(JSON.parse(text));
  if (why) throw new GatewayRefusal('internal', `${functionName}: API Gateway would refuse this answer: ${why}`, 502);
  return JSON.parse(text);
}
