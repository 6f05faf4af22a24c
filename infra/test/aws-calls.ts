import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { Template } from 'aws-cdk-lib/assertions';
import { currentFunction } from '../local/gateway/invoke.ts';
import { permissionsOf } from './resources.ts';
import { synthesize } from './synthesize.ts';

/** DynamoDB encodes the partition of an item as a string attribute. */
interface TableInput {
  Key?: { pk: { S: string } };
  Item?: { pk: { S: string } };
  ExpressionAttributeValues?: Record<string, { S?: string }>;
  RequestItems?: Record<string, { Keys: { pk: { S: string } }[] }>;
}

/** Returns the permissions that a call to the table needs. */
function tableCall(action: string, input: TableInput): string[] {
  if (input.RequestItems) {
    const keys = Object.values(input.RequestItems).flatMap(({ Keys }) => Keys);
    // One statement has to cover all partitions of a call.
    return [`dynamodb:${action} ${[...new Set(keys.map(({ pk }) => pk.S))].join(' and ')}`];
  }
  const { S } = (input.Key ?? input.Item)?.pk ?? input.ExpressionAttributeValues?.[':pk'] ?? {};
  return [`dynamodb:${action} ${S ?? 'any'}`];
}

/** Returns the permissions that a call to the bucket needs. */
function bucketCall(request: ClientRequest, body: string): string[] {
  const { pathname, searchParams } = new URL(request.path, 'http://store');
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  const source = request.getHeader('x-amz-copy-source');
  if (source)
    return [`s3:GetObject ${decodeURIComponent(String(source)).split('/').slice(1).join('/')}`, `s3:PutObject ${key}`];
  if (searchParams.has('list-type')) return ['s3:ListBucket bucket'];
  if (searchParams.has('versioning')) return ['s3:GetBucketVersioning bucket'];
  if (searchParams.has('delete'))
    return [...body.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, of]) => `s3:DeleteObject ${of}`);
  const action = { GET: 'GetObject', HEAD: 'GetObject', PUT: 'PutObject', DELETE: 'DeleteObject' }[request.method];
  return [`s3:${action} ${key}`];
}

/** Calls by the service in the credential scope of the signature. */
const callsTo: Record<string, (request: ClientRequest, body: string) => string[]> = {
  dynamodb: (request, body) =>
    tableCall(String(request.getHeader('x-amz-target')).replace(/.*\./, ''), JSON.parse(body)),
  s3: bucketCall,
  ssm: (_, body) => [`ssm:GetParameter ${JSON.parse(body).Name}`],
  ses: () => ['ses:SendEmail'],
  cloudfront: () => ['cloudfront:CreateInvalidation'],
};

/** True if a permission with wildcards covers a needed one, of which the resource may be left out. `any` covers every partition. */
function covers(given: string, needed: string): boolean {
  const [action = '', resource = ''] = given.split(/ (.*)/);
  if (!needed.includes(' ')) return action === needed;
  const pattern = resource.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  const resources = action === 'ssm:GetParameter' ? `.*${pattern}` : resource === 'any' ? '.*' : pattern;
  return new RegExp(`^${action} ${resources}$`, 's').test(needed);
}

/** The local site has a sender. */
const sending = { notifyEmail: 'info@example.com', sender: 'noreply@example.com' };

/**
 * Records the calls to table, bucket, secrets, mail and edge of all functions that run in this process, because the local stores refuse none.
 * `requirePermissions` stops it and throws if the synthesized role of a function does not permit one of its calls.
 */
export function recordCalls() {
  const recorded = new Map<string, Set<string>>();
  const onRequest = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    const name = currentFunction.getStore();
    const [, service = ''] =
      /^AWS4\S* Credential=(?:[^/]+\/){3}(\w+)/.exec(String(request.getHeader('authorization'))) ?? [];
    const callsOf = callsTo[service];
    if (!name || !callsOf) return;
    const calls = recorded.get(name) ?? new Set();
    recorded.set(name, calls);
    const chunks: Buffer[] = [];
    const { write, end } = request;
    const keep = ([chunk]: unknown[]) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
    };
    request.write = (...parameters: unknown[]) => {
      keep(parameters);
      return Reflect.apply(write, request, parameters);
    };
    request.end = (...parameters: unknown[]) => {
      keep(parameters);
      for (const call of callsOf(request, Buffer.concat(chunks).toString())) calls.add(call);
      return Reflect.apply(end, request, parameters);
    };
  };
  subscribe('http.client.request.created', onRequest);
  return {
    requirePermissions: (): void => {
      unsubscribe('http.client.request.created', onRequest);
      const templates = Object.values<Template>(synthesize(sending).templates);
      const refused = [...recorded].flatMap(([name, calls]) => {
        const given = templates.flatMap((template) => permissionsOf(template, `rombo-${name}`));
        return [...calls].filter((call) => !given.some((one) => covers(one, call))).map((call) => `${name}: ${call}`);
      });
      if (refused.length > 0) throw new Error(`Calls without permission:\n${refused.join('\n')}`);
    },
  };
}
