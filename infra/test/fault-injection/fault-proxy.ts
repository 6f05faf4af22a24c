import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { closeServer, listen } from '../../local/listen.ts';

/** Faults of a remote store that a proxy can inject into a call. */
type Fault =
  /** The response comes 0.1 seconds later, ten times as late as usual. */
  | 'slow'
  /** The request never arrives and gets no response. */
  | 'hang'
  /** The request arrives, but the response comes after the timeout of the caller. */
  | 'late'
  /** The request arrives after the timeout of the caller, perhaps after its retry. */
  | 'straggler'
  /** The call is executed, but the connection breaks before the response. */
  | 'cut after'
  /** The call is executed, but only half of the response arrives. */
  | 'half'
  /** Refused because of too many calls. */
  | 'throttle'
  /** Refused with an internal error. */
  | 'broken';

/** Longer than the request timeout of the SDK, in milliseconds. */
export const TOO_LATE = 1250;
const SLOW = 100;

export type Service = 'table' | 'objects' | 'secrets';

const errors = {
  throttle: ['ThrottlingException', 'SlowDown'],
  broken: ['InternalServerError', 'InternalError'],
} as const;

function refuse(response: ServerResponse, service: Service, fault: 'throttle' | 'broken'): void {
  const [name, code] = errors[fault];
  if (service === 'objects') {
    const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
    response.writeHead(fault === 'throttle' ? 503 : 500, { 'content-type': 'application/xml' }).end(body);
  } else {
    const body = JSON.stringify({ __type: `com.amazonaws#${name}`, message: name });
    response.writeHead(fault === 'throttle' ? 400 : 500, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
  }
}

export interface FaultRule {
  fault: Fault;
  /** Injects into the first attempt of each call only, so that a retry can succeed, or into every attempt. */
  tries: 'first' | 'every';
  /** Names of the affected calls; all by default. */
  calls?: RegExp;
  /** Number of calls that pass before the fault starts. */
  after?: number;
}

/** Name of a call: the operation of DynamoDB or SSM, the method of S3, COPY or DELETE. */
function callName({ method = '', headers, url = '' }: IncomingMessage): string {
  const target = headers['x-amz-target'];
  if (typeof target === 'string') return target.split('.').at(-1) ?? '';
  if (headers['x-amz-copy-source']) return 'COPY';
  return method === 'POST' && url.includes('delete') ? 'DELETE' : method;
}

const isFirstTry = ({ headers }: IncomingMessage): boolean => /attempt=1\b/.test(String(headers['amz-sdk-request']));

interface Answer {
  status: number;
  headers: string[];
  body: Buffer;
}

async function forward(upstream: URL, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { method, url: path, rawHeaders } = incoming;
  // Forwards headers unchanged, including Host: S3 signatures cover it.
  request({ host: upstream.hostname, port: upstream.port, method, path, headers: rawHeaders }, resolve)
    .on('error', reject)
    .end(body);
  const answer = await promise;
  const headers = answer.rawHeaders.filter(
    (_, at, all) => !/^(transfer-encoding|connection)$/i.test(all[at & ~1] ?? ''),
  );
  return { status: answer.statusCode ?? 502, headers, body: await buffer(answer) };
}

function reply(response: ServerResponse, { status, headers, body }: Answer, part = body): void {
  response.writeHead(status, headers);
  if (part === body) response.end(body);
  else response.write(part, () => response.destroy());
}

/** Starts a proxy in front of a store that forwards calls or injects a fault. */
export async function startFaultProxy(service: Service, origin: string) {
  const upstream = new URL(origin);
  const held = new Set<ServerResponse>();
  let rule: FaultRule | undefined;
  let passing = 0;
  let interruption: { calls: RegExp; work: () => Promise<unknown> } | undefined;

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    if (interruption?.calls.test(callName(incoming))) {
      const { work } = interruption;
      interruption = undefined;
      await work();
    }
    const concerned =
      rule && (rule.calls?.test(callName(incoming)) ?? true) && (rule.tries === 'every' || isFirstTry(incoming));
    const fault = concerned && passing-- <= 0 ? rule?.fault : undefined;
    if (fault === 'hang') return void held.add(response);
    if (fault === 'throttle' || fault === 'broken') return refuse(response, service, fault);
    if (fault === 'slow') await wait(SLOW);
    if (fault === 'straggler') await wait(TOO_LATE);
    const given = await forward(upstream, incoming, body);
    if (fault === 'late') await wait(TOO_LATE);
    if (fault === 'cut after') return void response.destroy();
    reply(response, given, fault === 'half' ? given.body.subarray(0, given.body.length / 2) : given.body);
  };
  const handle = (incoming: IncomingMessage, response: ServerResponse) => {
    answer(incoming, response).catch(() => response.destroy());
  };

  let isClosed = false;
  const server = createServer(handle);
  server.on('connection', (socket) => isClosed && socket.resetAndDestroy());
  const port = await listen(server, 0);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Sets the fault to inject; none without an argument. */
    make(next?: FaultRule) {
      rule = next;
      passing = next?.after ?? 0;
      for (const response of held) response.destroy();
      held.clear();
    },
    /** Runs `work` before forwarding the next of these calls, like a faster concurrent caller. */
    interrupt(calls: RegExp, work: () => Promise<unknown>) {
      interruption = { calls, work };
    },
    /** Resets connections until `open`. The port stays in use: another process could take it. */
    close() {
      isClosed = true;
      server.closeAllConnections();
    },
    open() {
      isClosed = false;
    },
    stop() {
      server.closeAllConnections();
      return closeServer(server);
    },
  };
}
