import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../local/site.ts';
import { signIn } from './api-site.ts';

/** A response, and whether it came from the edge cache. */
export interface Answered {
  status: number;
  headers: Headers;
  cache: string | null;
  text: string;
}

/** An empty site whose edge keeps what it may, with a visitor and the administrator before it. */
export async function startCachedSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rombo-cached-'));
  const said: string[] = [];
  const log: string[] = [];
  const site = await startSite({ dataDir, say: (line) => said.push(line), log: (line) => log.push(line) });
  const cookie = await signIn(site);

  const send = async (path: string, init: RequestInit = {}): Promise<Answered> => {
    const response = await fetch(site.origin + path, { redirect: 'manual', ...init });
    const { status, headers } = response;
    return { status, headers, cache: headers.get('x-cache'), text: await response.text() };
  };
  const write = async (method: string, path: string, body?: FormData | object): Promise<Answered> => {
    const isForm = body instanceof FormData;
    const answer = await send(path, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  return {
    ...site,
    said,
    log,
    cookie,
    visit: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    /** The administrator's own look at it. */
    look: (path: string) => send(path, { headers: { cookie } }),
    write,
    stop: async () => {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
