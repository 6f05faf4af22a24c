import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { env } from '@rombo/functions/env';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { picture } from '../../functions/test/forms.ts';
import { installLayer } from '../stacks/native-code.ts';
import { temporaryFolder } from './folder.ts';
import { Bucket, startStubBucket } from './stub-bucket.ts';

const bundle = fileURLToPath(new URL('../../functions/dist/transform-image', import.meta.url));
const original = `media/products/${randomUUID()}/${randomUUID()}-b01020.jpg`;
const variant = `${original}/320.avif`;

/** Calls a function in a process of its own, because Node reads `NODE_PATH` at its start. Prints the result. */
const call = `
  const { handler } = await import(process.env.FUNCTION);
  const requestContext = { http: { method: 'GET' } };
  process.stdout.write(JSON.stringify(await handler({ rawPath: '/${variant}', requestContext })));
`;

// Installs packages.
it('a function loads sharp from its layer, as Lambda unpacks both', { timeout: 300_000 }, async () => {
  // Outside of the project, whose node_modules contain sharp too.
  const folder = await temporaryFolder();
  await cp(bundle, join(folder, 'var/task'), { recursive: true });
  installLayer(join(folder, 'opt'), 'sharp');
  const { client, origin, credentials } = await startStubBucket();
  await client.send(new PutObjectCommand({ Bucket, Key: original, Body: await picture('jpeg', 800, 600) }));

  const variables = {
    FUNCTION: join(folder, 'var/task/index.mjs'),
    [env.bucket]: Bucket,
    [env.requestTimeout]: '5000',
    AWS_REGION: 'eu-south-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_S3: origin,
    POWERTOOLS_METRICS_DISABLED: 'true',
  };
  const statusWith = async (nodePath: string[]): Promise<number> => {
    const NODE_PATH = nodePath.map((path) => folder + path).join(':');
    const args = ['--input-type=module', '--eval', call];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...variables, NODE_PATH } });
    return JSON.parse(stdout.slice(stdout.lastIndexOf('\n') + 1)).statusCode;
  };
  expect(await statusWith(['/var/runtime', '/var/task'])).toBe(503);
  expect(await statusWith(['/opt/nodejs/node24/node_modules', '/opt/nodejs/node_modules'])).toBe(200);
  const made = await client.send(new GetObjectCommand({ Bucket, Key: variant }));
  const { width, format } = await sharp(await made.Body?.transformToByteArray()).metadata();
  expect([width, format]).toEqual([320, 'heif']);
});
