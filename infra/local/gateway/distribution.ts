import type { IncomingMessage } from 'node:http';
import { cacheRules } from '../../stacks/cache-rules.ts';
import type { EdgeBehaviour, EdgeOrigin } from '../../stacks/edge/behaviours.ts';
import { edgeCode } from '../../stacks/edge/edge-code.ts';
import { edgeConstants } from '../../stacks/edge/edge-constants.ts';
import { fallbackStatus } from '../../stacks/edge/file-headers.ts';
import { createApi, createPages, createPictureMaker } from './api.ts';
import { behaviourOf, bypassHeaders, lookup } from './edge-behaviours.ts';
import { bypass, type EdgeCache } from './edge-cache.ts';
import { createEdgeFunction, createResponseFunction } from './edge-function.ts';
import { createMedia, createStaticFiles, type OpenKey } from './files.ts';
import { errorReply, GatewayRefusal, type Reply } from './reply.ts';
import { addressOf } from './to-event.ts';

/** The only object of the bucket that is not part of the web build. */
const OPENAPI = '/api/openapi.json';

/** Paths of picture variants. Other missing media are a 404. */
const VARIANT = /\/(\d+\.(avif|webp)|share\.jpg)$/;

export interface DistributionOptions {
  functionsDist: string;
  webDist: string;
  /** Folder with `openapi.json`. */
  openapiDist: string;
  openMedia: OpenKey;
  /** Logs the reasons of refusals and failures. */
  log: (line: string) => void;
  /** Timeout of functions, in milliseconds. */
  timeout?: number;
  /** API and media of a remote site, instead of the local ones. */
  api?: (request: IncomingMessage) => Promise<Reply>;
  media?: (request: IncomingMessage, path: string) => Promise<Reply>;
  /** Edge cache; without it, every request reaches an origin. */
  cache?: EdgeCache | undefined;
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const checkEncoding = (text: string) => {
  try {
    decodeURIComponent(text);
  } catch {
    throw new GatewayRefusal('bad_request', `${text}: malformed percent-encoding`);
  }
};

const constants = edgeConstants();
/** Edge functions that run before the cache. */
const before = {
  'identify-viewer': createEdgeFunction(edgeCode('identify-viewer', constants['identify-viewer'])),
  'normalize-request': createEdgeFunction(edgeCode('normalize-request', constants['normalize-request'])),
  'size-picture': createEdgeFunction(edgeCode('size-picture', constants['size-picture'])),
};
const setStatus = createResponseFunction(edgeCode('set-status', constants['set-status']));

/** Routes each path to its origin, like the behaviours of the distribution. */
export function createDistribution(options: DistributionOptions) {
  const ofFunctions = { dist: options.functionsDist, ...(options.timeout && { timeout: options.timeout }) };
  const api = options.api ?? createApi(ofFunctions);
  const stored = options.media ?? createMedia(options.openMedia);
  const makePicture = createPictureMaker(options.functionsDist);
  const site = createStaticFiles(options.webDist);
  const openapi = createStaticFiles(options.openapiDist);

  /** The static page of a normalized path. */
  const shellOf = async (path: string, accept?: string): Promise<Reply> => {
    const shell = await site('/index.html', accept);
    const status = fallbackStatus(path);
    if (!shell || !status) return shell ?? errorReply('not_found');
    return { ...shell, headers: { ...shell.headers, 'x-amz-meta-status': status } };
  };

  const fileOf = async (path: string, accept?: string): Promise<Reply> =>
    (path === OPENAPI ? await openapi('/openapi.json', accept) : await site(path, accept)) ?? errorReply('not_found');

  const origins: Record<EdgeOrigin, (request: IncomingMessage, behaviour: EdgeBehaviour) => Promise<Reply>> = {
    api,
    'render-page': createPages({ ...ofFunctions, log: options.log }),
    'transform-image': async (request) =>
      VARIANT.test(addressOf(request)[0]) ? makePicture(request) : errorReply('not_found'),
    media: (request) => stored(request, addressOf(request)[0]),
    files: (request, behaviour) => {
      const [path] = addressOf(request);
      const accept = request.headers['accept-encoding'];
      return behaviour.rule === 'pages' ? shellOf(path, accept) : fileOf(path, accept);
    },
  };

  /** Returns the response of the first origin, or of the second one after a failover status. */
  const fetchOrigin = async (behaviour: EdgeBehaviour, request: IncomingMessage): Promise<Reply> => {
    const [first, next] = behaviour.origins;
    const reply = await origins[first](request, behaviour);
    return next && behaviour.failover?.includes(reply.status) ? origins[next](request, behaviour) : reply;
  };

  const throughCache = async (behaviour: EdgeBehaviour, request: IncomingMessage): Promise<Reply> => {
    const { cache } = options;
    const isPart = behaviour.origins[0] === 'media' && request.headers.range !== undefined;
    const isKept = cache && request.method === 'GET' && !isPart;
    const { key, path, toOrigin } = lookup(request, cacheRules[behaviour.rule], isKept ? [] : bypassHeaders);
    if (isKept) return cache.answer({ key, path, fetchOrigin: () => fetchOrigin(behaviour, toOrigin()) });
    return (!isPart && cache?.find(key)) || bypass(await fetchOrigin(behaviour, toOrigin()));
  };

  return async (request: IncomingMessage): Promise<Reply> => {
    const [path, query] = addressOf(request);
    if (!path.startsWith('/')) throw new GatewayRefusal('bad_request', `${path} is no path`);
    checkEncoding(path);
    const behaviour = behaviourOf(path);
    const isApi = behaviour.rule === 'api';
    if (isApi) checkEncoding(query);
    // The edge function of the API checks methods itself.
    if (!isApi && !isRead(request)) {
      const refused = errorReply('method_not_allowed');
      return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD' } };
    }
    const answered = before[behaviour.before](request);
    if (answered) return bypass(answered);
    if (!isRead(request)) return bypass(await fetchOrigin(behaviour, request));
    const reply = await throughCache(behaviour, request);
    return behaviour.after ? setStatus(reply, path, query) : reply;
  };
}
