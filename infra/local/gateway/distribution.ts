import type { IncomingMessage } from 'node:http';
import { createApi } from './api.ts';
import { behaviourOf, isPage } from './behaviours.ts';
import { createMedia, type OpenKey } from './media.ts';
import { GatewayRefusal } from './refusal.ts';
import { errorReply, type Reply } from './reply.ts';
import { createStaticFiles } from './static-files.ts';

const YEAR = 'public, max-age=31536000, immutable';

export interface DistributionOptions {
  /** The folder of the functions' bundles. */
  functionsDist: string;
  /** The folder of the built site. */
  webDist: string;
  /** The folder with `openapi.json`. */
  openapiDist: string;
  openMedia: OpenKey;
  /** Milliseconds that a function may take. */
  timeout?: number;
  /** What answers for the API and for media where they are not on this machine. */
  api?: (request: IncomingMessage) => Promise<Reply>;
  media?: (request: IncomingMessage, path: string) => Promise<Reply>;
}

const checkEncoding = (text: string) => {
  try {
    decodeURIComponent(text);
  } catch {
    throw new GatewayRefusal('bad_request', `${text}: malformed percent-encoding`);
  }
};

/** Hands each path to what answers it, as the behaviours of the distribution do. */
export function createDistribution(options: DistributionOptions) {
  const api =
    options.api ?? createApi({ dist: options.functionsDist, ...(options.timeout && { timeout: options.timeout }) });
  const media = options.media ?? createMedia(options.openMedia);
  const site = createStaticFiles(options.webDist);
  const openapi = createStaticFiles(options.openapiDist);

  const page = async (path: string, accept?: string): Promise<Reply> => {
    const file = path === '/' ? undefined : await site(path, 'no-cache', accept);
    if (file) return file;
    const shell = await site('/index.html', 'no-cache', accept);
    return shell ? { ...shell, status: isPage(path) ? 200 : 404 } : errorReply('not_found');
  };

  return async (request: IncomingMessage): Promise<Reply> => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
    if (!path.startsWith('/')) throw new GatewayRefusal('bad_request', `${path} is no path`);
    checkEncoding(path);
    const behaviour = behaviourOf(path);
    if (behaviour === 'api') {
      checkEncoding(query);
      return api(request);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const refused = errorReply('bad_request', 405);
      return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD' } };
    }
    const accept = request.headers['accept-encoding'];
    if (behaviour === 'media') return media(request, path);
    if (behaviour === 'openapi') return (await openapi('/openapi.json', 'no-cache', accept)) ?? errorReply('not_found');
    if (behaviour === 'assets') return (await site(path, YEAR, accept)) ?? errorReply('not_found');
    return page(path, accept);
  };
}
