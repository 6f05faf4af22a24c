import type { IncomingMessage } from 'node:http';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { errorReply, type Reply } from '../../local/gateway/reply.ts';

/** The distribution's way to a bucket that is deployed; nothing outside of `media/` has an address. */
export function remoteMedia(Bucket: string) {
  const client = new S3Client({ forcePathStyle: true });
  return async (request: IncomingMessage, path: string): Promise<Reply> => {
    const Key = decodeURIComponent(path).slice(1);
    const { range } = request.headers;
    try {
      const object = await client.send(new GetObjectCommand({ Bucket, Key, ...(range && { Range: range }) }));
      const headers = {
        'accept-ranges': object.AcceptRanges,
        'cache-control': object.CacheControl,
        'content-disposition': object.ContentDisposition,
        'content-range': object.ContentRange,
        'content-type': object.ContentType,
        etag: object.ETag,
        'last-modified': object.LastModified?.toUTCString(),
      };
      const told = Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : []));
      const body = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
      return { status: object.ContentRange ? 206 : 200, headers: Object.fromEntries(told), body };
    } catch (error) {
      if (error instanceof NoSuchKey) return errorReply('not_found');
      throw error;
    }
  };
}
