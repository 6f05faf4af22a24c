import { type IncomingMessage, type RequestOptions, request as send } from 'node:http';
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { env } from '@rombo/functions/env';
import type { ErrorCode } from '@rombo/shared/contract/errors';
import { fileName } from '@rombo/shared/contract/routes';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import pLimit from 'p-limit';
import type { TestProject } from 'vitest/node';
import type { TestSite } from '../../../functions/test/site.ts';
import { ensureKeys } from '../../deploy/keys.ts';
import { matchRoute } from '../../local/gateway/api.ts';
import { errorReply, type Reply } from '../../local/gateway/reply.ts';
import { checkResult, writeResult } from '../../local/gateway/result.ts';
import { startGateway } from '../../local/gateway/server.ts';
import { readBody, toEvent, type ViewerRequest, viewerRequest } from '../../local/gateway/to-event.ts';
import { STAGE } from '../../stacks/api-stack.ts';
import { keyParameters } from '../../stacks/names.ts';
import { signIn } from '../api-site.ts';
import { emulatorEnv, endpoint, readOutputs, SITE } from './emulator.ts';

/** Invokes a deployed function with the event that API Gateway builds, bypassing the emulator's gateway. */
function remoteFunction(): (name: string, event: APIGatewayProxyEvent) => Promise<Reply> {
  const client = new LambdaClient();
  return async (name, event) => {
    const Payload = Buffer.from(JSON.stringify(event));
    const answer = await client.send(new InvokeCommand({ FunctionName: `${SITE}-${name}`, Payload }));
    const result = JSON.parse(Buffer.from(answer.Payload ?? []).toString());
    return writeResult(checkResult(name, result), event.requestContext.requestId);
  };
}

/** Access of the distribution to a deployed bucket. Objects outside `media/` are a 404. */
function remoteMedia(Bucket: string) {
  const client = new S3Client({ forcePathStyle: true });
  return async (request: IncomingMessage, path: string): Promise<Reply> => {
    const Key = decodeURIComponent(path).slice(1);
    const { range } = request.headers;
    try {
      const object = await client.send(new GetObjectCommand({ Bucket, Key, ...(range && { Range: range }) }));
      const headers = {
        'accept-ranges': object.AcceptRanges,
        'cache-control': object.CacheControl,
        'content-disposition': object.ContentDisposition,
        'content-range': object.ContentRange,
        'content-type': object.ContentType,
        etag: object.ETag,
        'last-modified': object.LastModified?.toUTCString(),
      };
      const told = Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : []));
      const body = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
      return { status: object.ContentRange ? 206 : 200, headers: Object.fromEntries(told), body };
    } catch (error) {
      if (error instanceof NoSuchKey) return errorReply('not_found');
      throw error;
    }
  };
}

/** Emulators start a process for each concurrent request. More than there are CPUs would starve each other. */
const CONCURRENCY = Math.max(2, availableParallelism());

/** Error codes by status of an emulated API Gateway, which ignores the templates of gateway responses. */
const gatewayCodes: Record<number, ErrorCode> = { 403: 'cross_site', 404: 'not_found', 413: 'payload_too_large' };

interface RemoteApi {
  url: string;
  key: string;
  /** Invokes functions directly for forms, because LocalStack reorders form parts and drops empty ones. */
  invokeForm?: ((name: string, event: APIGatewayProxyEvent) => Promise<Reply>) | undefined;
}

/** Access of the distribution to a deployed API: sets host, address and key, and forwards everything else. */
function remoteApi({ url, key, invokeForm }: RemoteApi) {
  const limit = pLimit(CONCURRENCY);
  return async (incoming: IncomingMessage): Promise<Reply> => {
    const request = viewerRequest(incoming);
    const { method, path, query, headers } = request;
    const body = await readBody(incoming);
    // Emulators ignore additional slashes.
    if (/\/(\/|$)/.test(path)) return errorReply('not_found');
    const match = matchRoute(method, path);
    // Emulators do not enforce the maximum size of an event, but this does.
    const event = match && toEvent(request, match, body);
    if (event && invokeForm && isForm(request)) return limit(() => invokeForm(fileName(match.name), event));

    const address = `${url}${path}${query && `?${query}`}`;
    const own = [
      ['host', new URL(url).host],
      ['x-api-key', key],
      ['content-length', String(body.length)],
    ];
    const flat = [...headers, ...own].flat();
    const { answer, bytes } = await limit(() => exchange(address, { method, headers: flat }, body));
    const { statusCode: status = 502 } = answer;
    const code = gatewayCodes[status];
    if (code && answer.headers['x-amzn-errortype']) return errorReply(code);
    const told = forwardedHeaders(answer.headers);
    return { status, headers: told, body: decode(bytes, told['content-encoding']) };
  };
}

const isForm = ({ headers }: ViewerRequest): boolean =>
  headers.some(([name, value]) => name.toLowerCase() === 'content-type' && value.startsWith('multipart/'));

async function exchange(address: string, options: RequestOptions, body: Buffer) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  send(address, options, resolve).on('error', reject).end(body);
  const answer = await promise;
  return { answer, bytes: await buffer(answer) };
}

/** LocalStack does not treat every media type as binary, and leaves a compressed response in base64. */
const decode = (body: Buffer, encoding: unknown): Buffer =>
  encoding && /^[A-Za-z0-9+/]+={0,2}$/.test(body.toString('latin1')) ? Buffer.from(body.toString(), 'base64') : body;

const dropped = /^(connection|content-length|date|keep-alive|server|transfer-encoding|x-localstack)$/;

const forwardedHeaders = (headers: IncomingMessage['headers']): Reply['headers'] =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || dropped.test(name) ? [] : [[name, value]],
    ),
  );

const account = { username: 'admin', password: 'parola-per-le-prove' };

const isMiniStack = async (): Promise<boolean> => (await fetch(`${endpoint}/_ministack/health`)).ok;

/** Starts the distribution in front of an emulated deployment, so that the tests of the API find a normal site. */
export default async function setup(project: TestProject) {
  Object.assign(process.env, emulatorEnv);
  const { TableName = '', BucketName = '', ApiId, OriginKeySecret } = readOutputs(process.env.EMULATED_OUTPUTS);
  process.env[env.table] = TableName;
  await ensureKeys(SITE);
  const { createUser, setPassword } = await import('@rombo/functions/data/users');
  if (!(await createUser(account.username, account.password))) await setPassword(account.username, account.password);
  const secret = await new SecretsManagerClient().send(new GetSecretValueCommand({ SecretId: OriginKeySecret }));

  const gateway = await startGateway({
    port: 0,
    uploadOrigin: endpoint,
    functionsDist: '',
    webDist: 'web/dist',
    openapiDist: 'infra/dist',
    openMedia: async () => undefined,
    api: remoteApi({
      url: `${endpoint}/_aws/execute-api/${ApiId}/${STAGE}`,
      key: JSON.parse(secret.SecretString ?? '{}')['1'],
      invokeForm: (await isMiniStack()) ? undefined : remoteFunction(),
    }),
    media: remoteMedia(BucketName),
    log: console.error,
  });
  const origin = `http://localhost:${gateway.port}`;
  project.provide('site', {
    origin,
    ...account,
    cookie: await signIn({ origin, ...account }),
    table: { endpoint, name: TableName },
    store: { endpoint, bucket: BucketName },
    secrets: { endpoint, sealKeys: keyParameters(SITE).sealKeys },
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  } satisfies TestSite);
  return gateway.stop;
}
