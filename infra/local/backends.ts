import { randomBytes } from 'node:crypto';
import { env } from '@rombo/functions/env';
import { startObjectStore } from './object-store/server.ts';
import { startSecrets } from './secrets.ts';
import { startTable } from './table.ts';

const TABLE = 'rombo';
const BUCKET = 'rombo-media';
const SECRET = 'rombo-signing-keys';
const REGION = 'eu-south-1';

interface BackendOptions {
  paths: { table: string; objects: string; secrets: string };
  isSiteOrigin: (origin: string) => boolean;
  log: (line: string) => void;
}

/** Variables of the person at the keyboard that would send the functions to a real account. */
const foreign = ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL', 'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS'];

/** Starts what the functions call (table, bucket, secret) and tells them where it is, by the environment as on AWS. */
export async function startBackends({ paths, isSiteOrigin, log }: BackendOptions) {
  const credentials = { accessKeyId: 'local', secretAccessKey: randomBytes(20).toString('hex') };
  const [table, objects, secrets] = await Promise.all([
    startTable({ folder: paths.table, name: TABLE }),
    startObjectStore({ folder: paths.objects, bucket: BUCKET, credentials, isAllowedOrigin: isSiteOrigin, log }),
    startSecrets({ file: paths.secrets, name: SECRET }),
  ]);

  for (const name of foreign) delete process.env[name];
  process.env.POWERTOOLS_LOG_LEVEL ??= 'WARN';
  process.env.POWERTOOLS_METRICS_DISABLED = 'true';
  Object.assign(process.env, {
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_ENDPOINT_URL_S3: objects.origin,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.endpoint,
    [env.table]: TABLE,
    [env.bucket]: BUCKET,
    [env.signingKeys]: SECRET,
  });

  const stop = async () => {
    await Promise.all([table.stop(), objects.stop(), secrets.stop()]);
  };
  return {
    table: { endpoint: table.endpoint, name: TABLE },
    store: { endpoint: objects.origin, bucket: BUCKET },
    openMedia: objects.open,
    stop,
  };
}
