import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Call, XML } from './call.ts';
import { payloadOf } from './payload.ts';
import { S3Error } from './s3-error.ts';
import { deletedKeys, deleteResultXml, listResultXml } from './xml.ts';

/** Removes the objects that a document names; those that are not there are fine. */
export async function deleteObjects({ store, request, response }: Call) {
  const { bytes } = payloadOf(request);
  const document = await text(Readable.from(bytes));
  const keys = deletedKeys(document);
  if (keys.length === 0 || keys.length > 1000) {
    throw new S3Error(
      'MalformedXML',
      'The XML you provided was not well-formed or did not validate against our schema.',
    );
  }
  for (const key of keys) await store.remove(key);
  response.writeHead(200, XML).end(deleteResultXml(/<Quiet>true<\/Quiet>/.test(document) ? [] : keys));
}

/** Lists the keys of a prefix, a thousand at a time at most. */
export async function listObjects({ store, bucket, query, response }: Call) {
  if (query.has('delimiter')) throw new S3Error('NotImplemented', 'Lists with a delimiter are not implemented.');
  const prefix = query.get('prefix') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const token = query.get('continuation-token');
  const after = token ? Buffer.from(token, 'base64url') : Buffer.from(query.get('start-after') ?? '');
  const rest = (await store.list()).filter(
    ({ key }) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), after) > 0,
  );
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const next = last && rest.length > limit ? Buffer.from(last.key).toString('base64url') : undefined;
  response.writeHead(200, XML).end(listResultXml(bucket, prefix, limit, page, next));
}
