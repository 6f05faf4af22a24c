import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => Promise<unknown>;

/** Headers of a connection, which HTTP/2 does not have. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export interface Http2Site {
  origin: string;
  /** Digest of the certificate's key, by which a browser trusts it: it keeps no files that come with an error. */
  key: string;
  stop: () => void;
}

/** Serves by HTTP/2 with a certificate of its own, made by openssl in the folder. */
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

/** Answers as another server does, byte for byte. */
export const passOnTo =
  (origin: string): Answer =>
  async (request, response) => {
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    const sent = get(origin + request.url, { headers: { ...Object.fromEntries(headers), host: new URL(origin).host } });
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
    response.writeHead(answer.statusCode ?? 500, Object.fromEntries(kept));
    await pipeline(answer, response);
  };
