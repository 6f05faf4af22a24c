import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { chromium, type Page } from '@playwright/test';
import { browsers } from '../browsers.ts';

type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => Promise<unknown>;

/** Connection headers, which HTTP/2 does not have. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export interface Http2Site {
  origin: string;
  /** Digest of the public key, to trust the certificate: a browser does not cache files with a certificate error. */
  key: string;
  stop: () => void;
}

/** Serves over HTTP/2 with a self-signed certificate, created by openssl in the folder. */
export async function serveByHttp2(folder: string, answer: Answer): Promise<Http2Site> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createSecureServer({ key: await readFile(key), cert: await readFile(cert) }, (request, response) => {
    answer(request, response).catch(() => response.stream?.close());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { publicKey } = new X509Certificate(await readFile(cert));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    key: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    stop: () => void server.close(),
  };
}

/** Proxies another server, byte for byte. */
export const proxyTo =
  (origin: string): Answer =>
  async (request, response) => {
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    const sent = get(origin + request.url, { headers: { ...Object.fromEntries(headers), host: new URL(origin).host } });
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
    response.writeHead(answer.statusCode ?? 500, Object.fromEntries(kept));
    await pipeline(answer, response);
  };

/** Lighthouse's phone: Slow 4G as applied to each request, and a four times slower CPU. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 1474.56 * 128, uploadThroughput: 675 * 128 };
const SLOWDOWN = 4;

/** Runs `use` on a new slow phone with an empty cache, which trusts the key of the site. */
export async function onPhone<T>({ key }: Http2Site, use: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = browsers.chromium.find();
  if (!executablePath) throw new Error('The phone needs Chromium');
  const trust = `--ignore-certificate-errors-spki-list=${key}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', trust] });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: 'it-IT',
    });
    const page = await context.newPage();
    const phone = await context.newCDPSession(page);
    await phone.send('Network.enable');
    await phone.send('Network.emulateNetworkConditions', SLOW_4G);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await use(page);
  } finally {
    await browser.close();
  }
}
