import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import jwt from 'jsonwebtoken';
import { jpeg, picture } from '../../../functions/test/forms.ts';
import { startSite } from '../../local/site.ts';
import { recordCalls } from '../aws-calls.ts';
import { disposableFolder } from '../folder.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { createCaller } from './requests.ts';
import { openStores } from './stores.ts';

/** Environment variables of the store endpoints. Functions read them at their first call. */
const variables = {
  table: 'AWS_ENDPOINT_URL_DYNAMODB',
  objects: 'AWS_ENDPOINT_URL_S3',
  secrets: 'AWS_ENDPOINT_URL_SSM',
} as const;

/**
 * Starts an empty site whose functions reach each store through a fault proxy. No function has been called yet. `stop` fails if one made a
 * call that its role does not permit.
 */
export async function startFaultySite() {
  const { folder: dataDir, remove } = await disposableFolder();
  const { requirePermissions } = recordCalls();
  const log: string[] = [];
  const functionsDist = fileURLToPath(new URL('../../../functions/dist', import.meta.url));
  const site = await startSite({ dataDir, edgeCache: false, log: (line) => log.push(line) });
  const stores = openStores(site);
  const proxies = {
    table: await startFaultProxy('table', site.table.endpoint),
    objects: await startFaultProxy('objects', site.store.endpoint),
    secrets: await startFaultProxy('secrets', process.env[variables.secrets] ?? ''),
  };
  for (const service of ['table', 'objects', 'secrets'] as const) {
    process.env[variables[service]] = proxies[service].endpoint;
  }
  const { current }: { current: { kid: string; key: string } } = JSON.parse(
    await readFile(join(dataDir, 'secrets.json'), 'utf8'),
  );
  /** Stores a session directly, because a password check would be slow. Returns its cookie. */
  const plantSession = async (seenAt = `${new Date().toISOString().slice(0, 13)}:00:00.000Z`) => {
    const [sk, userId] = [randomUUID(), randomUUID()];
    const iat = Math.floor(Date.now() / 1000);
    const session = { userId, username: 'admin', startedAt: new Date().toISOString(), seenAt };
    await stores.put({ pk: 'SESSION', sk, ...session, device: 'Prova', address: 'x', ttl: iat + 3600 });
    const claims = { iss: 'rombo', aud: 'rombo-admin', sub: userId, name: 'admin', jti: sk, iat, exp: iat + 3600 };
    const token = jwt.sign(claims, Buffer.from(current.key, 'base64url'), { keyid: current.kid });
    return { tokenId: sk, cookie: `__Host-session=${token}` };
  };
  const { cookie } = await plantSession();
  const stop = async () => {
    for (const proxy of Object.values(proxies)) await proxy.stop();
    await site.stop();
    await remove();
    requirePermissions();
  };
  return {
    ...site,
    stores,
    proxies,
    log,
    functionsDist,
    plantSession,
    cookie,
    admin: createCaller(site.origin, cookie),
    visitor: createCaller(site.origin),
    photo: jpeg(await picture('jpeg')),
    stop,
  };
}

export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>;
