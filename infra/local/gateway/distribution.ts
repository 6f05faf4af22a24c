import type { IncomingMessage } from 'node:http';
import { DECODER_ADDRESS, decoderPolicy } from '@rombo/shared/content-security-policy';
import { isRenderedFile } from '@rombo/shared/pages';
import { fallbackStatus } from '../../common/fallback-status.ts';
import { type CacheRule, cacheRules } from '../../lib/cache-rules.ts';
import { createApi } from './api.ts';
import { type Behaviour, behaviourOf } from './behaviours.ts';
import { bypass, type EdgeCache } from './edge/cache.ts';
import { lookup, pastCache } from './edge/lookup.ts';
import { createEdgeFunction, createResponseFunction } from './edge-function.ts';
import { createPictureMaker } from './make-picture.ts';
import { createMedia, type OpenKey } from './media.ts';
import { createPages } from './pages.ts';
import { GatewayRefusal } from './refusal.ts';
import { errorReply, type Reply } from './reply.ts';
import { createStaticFiles } from './static-files.ts';
import { addressOf } from './viewer-request.ts';

/** Paths of picture variants; other missing media are a 404. */
const VARIANT = /\/\d+\.(avif|webp)$/;

export interface DistributionOptions {
  /** The folder of the functions' bundles. */
  functionsDist: string;
  /** The folder of the built site. */
  webDist: string;
  /** The folder with `openapi.json`. */
  openapiDist: string;
  openMedia: OpenKey;
  /** Receives the reasons of refusals and failures. */
  log: (line: string) => void;
  /** Milliseconds that a function may take. */
  timeout?: number;
  /** Pages that are rendered at once before their function is throttled. */
  concurrency?: number;
  /** Remote API and media, when they are not on this machine. */
  api?: (request: IncomingMessage) => Promise<Reply>;
  media?: (request: IncomingMessage, path: string) => Promise<Reply>;
  /** The edge's memory; without it the origin answers every request. */
  cache?: EdgeCache | undefined;
}

const ruleOf: Record<Behaviour, CacheRule> = {
  api: cacheRules.api,
  openapi: cacheRules.files,
  media: cacheRules.media,
  assets: cacheRules.files,
  files: cacheRules.files,
  pages: cacheRules.pages,
};

/** The function that runs at the edge before each kind of address. */
const files = createEdgeFunction('size-picture');
const atEdge: Record<Behaviour, typeof files> = {
  api: createEdgeFunction('identify-viewer'),
  openapi: files,
  media: files,
  assets: files,
  files,
  pages: createEdgeFunction('name-page'),
};

/** The function that runs at the edge after pages. */
const setStatus = createResponseFunction('set-status');

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const checkEncoding = (text: string) => {
  try {
    decodeURIComponent(text);
  } catch {
    throw new GatewayRefusal('bad_request', `${text}: malformed percent-encoding`);
  }
};

/** Hands each path to what answers it, as the behaviours of the distribution do. */
export function createDistribution(options: DistributionOptions) {
  const ofFunctions = { dist: options.functionsDist, ...(options.timeout && { timeout: options.timeout }) };
  const api = options.api ?? createApi(ofFunctions);
  const stored = options.media ?? createMedia(options.openMedia);
  const makePicture = createPictureMaker(options.functionsDist);
  const site = createStaticFiles(options.webDist);
  const openapi = createStaticFiles(options.openapiDist);
  const render = createPages({
    ...ofFunctions,
    ...(options.concurrency && { concurrency: options.concurrency }),
    log: options.log,
  });

  const media = async (request: IncomingMessage, path: string): Promise<Reply> => {
    const reply = await stored(request, path);
    return reply.status === 404 && VARIANT.test(path) ? makePicture(request, path) : reply;
  };

  const asset = async (path: string, accept?: string): Promise<Reply> => {
    const reply = await site(path, accept);
    if (!reply) return errorReply('not_found');
    if (!path.startsWith(DECODER_ADDRESS)) return reply;
    return { ...reply, headers: { ...reply.headers, 'content-security-policy': decoderPolicy } };
  };

  const page = async (request: IncomingMessage, path: string): Promise<Reply> => {
    const rendered = await render(request);
    if (rendered) return rendered;
    if (isRenderedFile(path)) return errorReply('unavailable');
    const shell = await site('/index.html', request.headers['accept-encoding']);
    const status = fallbackStatus(path);
    if (!shell || !status) return shell ?? errorReply('not_found');
    return { ...shell, headers: { ...shell.headers, 'x-amz-meta-status': status } };
  };

  const origin = async (behaviour: Behaviour, request: IncomingMessage): Promise<Reply> => {
    const [path] = addressOf(request);
    const accept = request.headers['accept-encoding'];
    if (behaviour === 'api') return api(request);
    if (behaviour === 'media') return media(request, path);
    if (behaviour === 'openapi') return (await openapi('/openapi.json', accept)) ?? errorReply('not_found');
    if (behaviour === 'assets') return asset(path, accept);
    if (behaviour === 'files') return (await site(path, accept)) ?? errorReply('not_found');
    return page(request, path);
  };

  const throughCache = async (behaviour: Behaviour, request: IncomingMessage): Promise<Reply> => {
    const { cache } = options;
    const isPart = behaviour === 'media' && request.headers.range !== undefined;
    const isKept = cache && request.method === 'GET' && !isPart;
    const { key, path, toOrigin } = lookup(request, ruleOf[behaviour], isKept ? [] : pastCache);
    if (isKept) return cache.answer({ key, path, fetchOrigin: (etag) => origin(behaviour, toOrigin(etag)) });
    return (!isPart && cache?.find(key)) || bypass(await origin(behaviour, toOrigin()));
  };

  return async (request: IncomingMessage): Promise<Reply> => {
    const [path, query] = addressOf(request);
    if (!path.startsWith('/')) throw new GatewayRefusal('bad_request', `${path} is no path`);
    checkEncoding(path);
    const behaviour = behaviourOf(path);
    if (behaviour === 'api') checkEncoding(query);
    if (isRead(request) || behaviour === 'api') {
      const answered = atEdge[behaviour](request);
      if (answered) return bypass(answered);
    }
    if (isRead(request)) {
      const reply = await throughCache(behaviour, request);
      return behaviour === 'pages' ? setStatus(reply, query) : reply;
    }
    if (behaviour === 'api') return bypass(await api(request));
    const refused = errorReply('method_not_allowed');
    return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD' } };
  };
}
