import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import type { EventBridgeEvent, SQSEvent } from 'aws-lambda';
import { readHead, store } from '../files/bucket.ts';
import { contentTypeOf, isOriginal, makeVariant, variantsFor } from '../files/pictures/make-variant.ts';
import { count } from '../metrics.ts';

type Stored = Pick<EventBridgeEvent<'Object Created', { object: { key: string } }>, 'detail'>;

/** Makes all variants of a new picture. The queue retries failures; after that the first visitor's request makes them. */
export async function handler({ Records }: SQSEvent): Promise<void> {
  for (const { body } of Records) {
    const { detail }: Stored = JSON.parse(body);
    if (isOriginal(detail.object.key)) await makeVariants(detail.object.key);
  }
}

async function makeVariants(key: string): Promise<void> {
  const original = await readHead(key, MAX_FILE_BYTES);
  // The picture was deleted in the meantime.
  if (!original) return;
  for (const variant of variantsFor(key, original.bytes)) {
    await store(variant.key, await makeVariant(original.bytes, variant.shape), contentTypeOf(variant.shape));
    count('PicturesMade', 1);
  }
}
