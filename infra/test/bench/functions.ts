import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fileName, type RouteName, routes } from '@rombo/shared/contract/routes';
import type { Site } from '../../local/site.ts';
import { atMost, type Figure, known, median } from './figure.ts';
import { withSite } from './site.ts';
import { unbundled } from './unbundled.ts';

const RUNS = 7;
/** The processor time of a bundled function's first response, as a part of what the same function takes unbundled. */
const PART = 0.55;

const script = fileURLToPath(new URL('first-response.mjs', import.meta.url));
const bundle = (name: string) => fileURLToPath(new URL(`../../../functions/dist/${name}/index.mjs`, import.meta.url));

interface Response {
  statusCode: number;
  /** Milliseconds of a processor. */
  cpu: number;
  /** Megabytes that it holds by then. */
  memory: number;
}

const eventOf = (name: RouteName, pathParameters: Record<string, string> | null, body: object | null) =>
  JSON.stringify({
    httpMethod: routes[name].method,
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' },
    multiValueHeaders: {},
    pathParameters,
    queryStringParameters: null,
    body: body && Buffer.from(JSON.stringify(body)).toString('base64'),
    isBase64Encoded: body !== null,
  });

async function firstResponse(file: string, event: string): Promise<Response> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, file, event]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const message = {
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.com',
  subject: 'Altro',
  message: 'Una prova.',
  privacy: true,
};

/** Start and first response of the functions that visitors call; the basis of `infra/stacks/memory.ts`. */
export const figures = (): Promise<Figure[]> => withSite('demo', measure);

async function measure({ username, password }: Site): Promise<Figure[]> {
  const requests: [RouteName, Record<string, string> | null, object | null][] = [
    ['listProducts', null, null],
    ['listActiveSlides', null, null],
    ['getSetting', { key: 'maintenance_mode' }, null],
    ['sendContact', null, message],
    ['login', null, { username, password }],
  ];
  const found: Figure[] = [];
  for (const [name, parameters, body] of requests) {
    const runs = await repeat(() => firstResponse(bundle(fileName(name)), eventOf(name, parameters, body)));
    found.push(
      known(`${fileName(name)}: processor to the first response`, median(runs.map(({ cpu }) => cpu)), 'ms'),
      known(`${fileName(name)}: memory`, Math.max(...runs.map(({ memory }) => memory)), 'MB'),
    );
  }
  return [...found, await compared('listProducts')];
}

/** Bundled and unbundled in turns, so that whatever else the machine does meets both. */
async function compared(name: RouteName): Promise<Figure> {
  const { file, remove } = await unbundled(fileName(name));
  try {
    const event = eventOf(name, null, null);
    const pairs = await repeat(async () => {
      const { cpu } = await firstResponse(bundle(fileName(name)), event);
      return cpu / (await firstResponse(file, event)).cpu;
    });
    return atMost(`${fileName(name)}: processor, bundled to unbundled`, median(pairs), PART, '');
  } finally {
    await remove();
  }
}

async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let at = 0; at < RUNS; at++) results.push(await run());
  return results;
}
