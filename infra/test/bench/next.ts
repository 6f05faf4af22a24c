import { brotliCompressSync } from 'node:zlib';
import { folderForNow } from '../folder-for-now.ts';
import { weighPage } from '../page-weight.ts';
import { atMost, type Figure, median } from './figure.ts';
import { passOnTo, serveByHttp2 } from './https.ts';
import { exportByNext, readExported } from './next-export.ts';
import { type Visit, visit } from './phone.ts';
import { withSite } from './site.ts';

const RUNS = 5;
const LIMITS = { firstPaint: 1.1, largestPaint: 1, scripts: 0.62 };

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  txt: 'text/plain',
  woff2: 'font/woff2',
};

/** Serves an export in brotli, compressed once; what it does not have comes from the site. */
function serveExport(folder: string, out: string, site: string) {
  const packed = new Map<string, Buffer>();
  return serveByHttp2(folder, async (request, response) => {
    const path = request.url.replace(/\?.*/, '');
    const file = await readExported(out, path);
    if (!file) {
      await passOnTo(site)(request, response);
      return;
    }
    const type = types[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? 'application/octet-stream';
    const kept = path.startsWith('/_next/static') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const isFont = type === 'font/woff2';
    const body = packed.get(path) ?? (isFont ? file : brotliCompressSync(file));
    packed.set(path, body);
    response.writeHead(200, {
      'content-type': type,
      'cache-control': kept,
      ...(!isFont && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
}

/** Bytes of the scripts that an exported page names, brotli, without those for browsers that know no modules. */
async function scriptBytes(out: string, path: string): Promise<number> {
  const html = String(await readExported(out, path));
  const tags = [...html.matchAll(/<script\b([^>]*)\bsrc="([^"?]+)/g)].filter(([tag]) => !/noModule/i.test(tag));
  const files = new Set(tags.map(([, , source = '']) => source));
  let sum = 0;
  for (const file of files) sum += brotliCompressSync((await readExported(out, file)) ?? Buffer.alloc(0)).length;
  return sum;
}

/** The first visit of a phone, ours and that of a static export of the same pages by Next, in turn. */
export const figures = (): Promise<Figure[]> =>
  withSite('demo', async ({ origin }) => {
    const [product] = (await (await fetch(`${origin}/api/products`)).json()) as { slug: string }[];
    const paths = ['/', '/prodotti', `/prodotti/${product?.slug}`, '/contatti'];
    const { folder, remove } = await folderForNow();
    try {
      console.error('Building the export...');
      const out = await exportByNext(origin, paths, folder);
      const ours = await serveByHttp2(folder, passOnTo(origin));
      const theirs = await serveExport(folder, out, origin);
      const found: Figure[] = [];
      for (const path of paths) {
        console.error(`Visiting ${path} ${2 * RUNS} times...`);
        const visits: { ours: Visit[]; theirs: Visit[] } = { ours: [], theirs: [] };
        // Fills the caches of both servers.
        for (const site of [ours, theirs]) await visit(site, path);
        for (let at = 0; at < RUNS; at++) {
          visits.ours.push(await visit(ours, path));
          visits.theirs.push(await visit(theirs, path));
        }
        const against = (what: string, read: (visit: Visit) => number, limit: number, unit: string) => {
          const [own, other] = [median(visits.ours.map(read)), median(visits.theirs.map(read))];
          found.push(
            atMost(`${path}: ${what}, ${Math.round(own)} : ${Math.round(other)} ${unit}`, own / other, limit, ''),
          );
        };
        against('first paint against Next', (seen) => seen.firstPaint, LIMITS.firstPaint, 'ms');
        against('largest paint against Next', (seen) => seen.largestPaint, LIMITS.largestPaint, 'ms');
        found.push(atMost(`${path}: blocking time`, median(visits.ours.map((seen) => seen.blocking)), 100, 'ms'));
        found.push(atMost(`${path}: layout shift`, Math.max(...visits.ours.map((seen) => seen.shift)), 0, ''));
        const [own, other] = [(await weighPage(origin, path)).script, await scriptBytes(out, path)];
        found.push(atMost(`${path}: JavaScript against Next, ${own} : ${other} B`, own / other, LIMITS.scripts, ''));
      }
      ours.stop();
      theirs.stop();
      return found;
    } finally {
      await remove();
    }
  });
