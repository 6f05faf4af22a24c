import { USERNAME } from '../lib/edge/edge-code.ts';

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}
type Visit = (path: string, headers?: Record<string, string>) => Promise<Answer>;

const PAGE = '/en/prodotti';

/** What a visitor must find; each step gives what is wrong. */
const steps: Record<string, (visit: Visit) => Promise<string | false>> = {
  'a rendered page': async (visit) => {
    const { status, text } = await visit(PAGE);
    // A closed site renders its notice.
    return !([200, 503].includes(status) && text.includes('<h1')) && `${PAGE} is ${status} and not rendered`;
  },
  'an asset of the page': async (visit) => {
    const [path = '/assets/'] = /\/assets\/[\w.-]+\.js/.exec((await visit(PAGE)).text) ?? [];
    const { status, headers } = await visit(path);
    return !(status === 200 && headers.get('cache-control')?.includes('immutable')) && `${path} is ${status}`;
  },
  'a page that the browser has': async (visit) => {
    const { status, headers } = await visit(PAGE);
    if (status === 503) return false;
    const again = await visit(PAGE, { 'if-none-match': headers.get('etag') ?? '' });
    return again.status !== 304 && `${PAGE} is ${again.status} and not 304`;
  },
  'no page': async (visit) => {
    const { status, headers } = await visit('/no-such-page');
    const isPage = headers.get('content-type')?.startsWith('text/html');
    return !(isPage && [404, 503].includes(status)) && `/no-such-page is ${status}`;
  },
  'the catalogue of the API and a picture in a width': async (visit) => {
    const { status, text } = await visit('/api/products');
    if (status !== 200) return `/api/products is ${status}`;
    const [path] = /\/media\/products\/[\w./-]+\.(jpg|png|webp|avif)/.exec(text) ?? [];
    if (!path) return false;
    const picture = await visit(`${path}?w=320`, { accept: 'image/avif,image/webp' });
    const isPicture = picture.headers.get('content-type')?.startsWith('image/');
    return !(picture.status === 200 && isPicture) && `${path}?w=320 is ${picture.status}`;
  },
  'a closed panel': async (visit) => {
    const { status } = await visit('/api/user');
    return status !== 401 && `/api/user is ${status} without a session`;
  },
};

/** Visits a deployed site through its distribution; fails with everything that is wrong. Returns what was tried. */
export async function smokeTest(origin: string, password?: string): Promise<string[]> {
  const authorization = `Basic ${Buffer.from(`${USERNAME}:${password}`).toString('base64')}`;
  const visit: Visit = async (path, headers = {}) => {
    const response = await fetch(origin + path, { headers: { ...headers, ...(password && { authorization }) } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const wrong: string[] = [];
  for (const step of Object.values(steps)) {
    const found = await step(visit).catch((error: Error) => error.message);
    if (found) wrong.push(found);
  }
  if (wrong.length > 0) throw new Error(`The site is deployed and does not work:\n  ${wrong.join('\n  ')}`);
  return Object.keys(steps);
}
