import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import type { EventBridgeEvent, SQSEvent } from 'aws-lambda';
import { readHead } from '../files/bucket.ts';
import { contentTypeOf, isOriginal, makeVariant, variantsFor } from '../files/pictures/make-variant.ts';
import { storeVariant } from '../files/stored-files.ts';
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
    const made = await makeVariant(original.bytes, variant.shape);
    if (!(await storeVariant(key, variant.key, made, contentTypeOf(variant.shape)))) return;
    count('PicturesMade', 1);
  }
}
