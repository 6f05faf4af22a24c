import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Reply } from './reply.ts';

/** The distribution compresses nothing smaller than this. */
export const WORTH_COMPRESSING = 1000;

export const compressors = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};
export type Encoding = keyof typeof compressors;

/** The encoding to answer with: the first of ours that the browser names without refusing it. */
export const chooseEncoding = (accept = ''): Encoding | undefined => {
  const accepted = accept.split(',').map((entry) => entry.trim().split(/\s*;\s*q=/));
  return (['br', 'gzip'] as const).find((ours) => accepted.some(([name, q]) => name === ours && Number(q ?? 1) > 0));
};

/** A function's answer in the encoding that the browser takes, as the distribution sends it. */
export async function compressReply(reply: Reply, accept: string | string[] | undefined): Promise<Reply> {
  const { body } = reply;
  if (!(body instanceof Uint8Array) || body.byteLength < WORTH_COMPRESSING) return reply;
  const encoding = chooseEncoding(String(accept ?? ''));
  const vary = [reply.headers.vary ?? [], 'accept-encoding'].flat().join(', ');
  const headers: Reply['headers'] = { ...reply.headers, vary };
  if (!encoding) return { ...reply, headers };
  return { ...reply, headers: { ...headers, 'content-encoding': encoding }, body: await compressors[encoding](body) };
}
