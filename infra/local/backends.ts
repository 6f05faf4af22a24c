import { randomBytes } from 'node:crypto';
import { env } from '@rombo/functions/env';
import { edgeLog, keyParameters } from '../stacks/names.ts';
import {
  type LocalMail,
  newSealKeys,
  newSigningKeys,
  startCloudFront,
  startLogs,
  startMail,
  startSecrets,
} from './aws-services.ts';
import { readCommit } from './commit.ts';
import { startObjectStore } from './object-store/server.ts';
import { startTable } from './table.ts';

const TABLE = 'rombo';
const BUCKET = 'rombo-media';
const KEYS = keyParameters('rombo');
const EDGE_LOG = edgeLog('rombo');
const REGION = 'eu-south-1';
const DISTRIBUTION = 'LOCAL';

interface BackendOptions {
  paths: { table: string; objects: string; secrets: string; sealKeys: string; mail: string; requests: string };
  isSiteOrigin: (origin: string) => boolean;
  log: (line: string) => void;
  purge: (paths: string[]) => void;
  arrived: (mail: LocalMail) => void;
  stored?: (key: string) => void;
}

/** Variables of the developer's shell that would point the functions at a real account. */
const shellVariables = ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL', 'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS'];

/**
 * Starts the services that functions call (table, bucket, parameters, distribution, mail, log), and sets the same environment variables as on
 * AWS.
 */
export async function startBackends({ paths, isSiteOrigin, log, purge, arrived, stored }: BackendOptions) {
  // New at each start, so that only this process can sign requests to the stores.
  const newKey = () => randomBytes(20).toString('hex');
  const credentials = { accessKeyId: newKey(), secretAccessKey: newKey() };
  const [table, objects, secrets, cloudFront, mail, logs] = await Promise.all([
    startTable({ folder: paths.table, name: TABLE, credentials, log }),
    startObjectStore({
      folder: paths.objects,
      bucket: BUCKET,
      credentials,
      isAllowedOrigin: isSiteOrigin,
      log,
      stored,
    }),
    startSecrets(
      {
        [KEYS.signingKeys]: { file: paths.secrets, make: newSigningKeys },
        [KEYS.sealKeys]: { file: paths.sealKeys, make: newSealKeys },
      },
      credentials,
    ),
    startCloudFront(DISTRIBUTION, credentials, purge),
    startMail(paths.mail, credentials, arrived),
    startLogs(EDGE_LOG, paths.requests, credentials),
  ]);

  for (const name of shellVariables) delete process.env[name];
  process.env.POWERTOOLS_LOG_LEVEL ??= 'WARN';
  process.env.POWERTOOLS_METRICS_DISABLED = 'true';
  // The stores share the processor with the site and whatever else the machine does.
  process.env[env.requestTimeout] ??= '3000';
  Object.assign(process.env, {
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    // Otherwise the SDK sends streams in chunked encoding with trailing checksums.
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_ENDPOINT_URL_S3: objects.origin,
    AWS_ENDPOINT_URL_SSM: secrets.endpoint,
    AWS_ENDPOINT_URL_CLOUDFRONT: cloudFront.endpoint,
    AWS_ENDPOINT_URL_SESV2: mail.endpoint,
    AWS_ENDPOINT_URL_CLOUDWATCH_LOGS: logs.endpoint,
    [env.edgeLog]: EDGE_LOG,
    [env.table]: TABLE,
    [env.bucket]: BUCKET,
    [env.uploadOrigin]: objects.origin,
    [env.signingKeys]: KEYS.signingKeys,
    [env.sealKeys]: KEYS.sealKeys,
    [env.distribution]: DISTRIBUTION,
    [env.sender]: 'site@localhost',
    [env.recipient]: 'company@localhost',
    [env.ownMachine]: 'true',
    // Reads cost nothing here, and the edge is purged at once.
    [env.catalogueAge]: '0',
    [env.commit]: readCommit() ?? '',
    [env.releasedAt]: new Date().toISOString(),
  });

  const stop = async () => {
    await Promise.all([table, objects, secrets, cloudFront, mail, logs].map((one) => one.stop()));
  };
  return {
    credentials,
    table: { endpoint: table.endpoint, name: TABLE },
    store: { endpoint: objects.origin, bucket: BUCKET },
    secrets: { endpoint: secrets.endpoint, sealKeys: KEYS.sealKeys },
    openMedia: objects.open,
    logRequest: logs.add,
    listenToChanges: table.listenToChanges,
    stop,
  };
}
