import { PICTURE_FORMATS, variantKey, widthsOf } from '@rombo/shared/contract/picture';
import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import type { EventBridgeEvent, SQSEvent } from 'aws-lambda';
import { readStart, store } from '../files/bucket.ts';
import { isOriginal, makeVariant } from '../files/pictures/make-variant.ts';
import { widthOf } from '../files/verify.ts';
import { count } from '../metrics.ts';

type Stored = Pick<EventBridgeEvent<'Object Created', { object: { key: string } }>, 'detail'>;

/** Makes all variants of a new picture. The queue retries failures; then the first visitor's request makes them. */
export async function handler({ Records }: SQSEvent): Promise<void> {
  for (const { body } of Records) {
    const { detail }: Stored = JSON.parse(body);
    if (isOriginal(detail.object.key)) await makeVariants(detail.object.key);
  }
}

async function makeVariants(key: string): Promise<void> {
  const original = await readStart(key, MAX_FILE_BYTES);
  // Deleted meanwhile.
  if (!original) return;
  for (const width of widthsOf(widthOf(original.bytes))) {
    for (const format of PICTURE_FORMATS) {
      await store(variantKey(key, width, format), await makeVariant(original.bytes, width, format), `image/${format}`);
      count('PicturesMade', 1);
    }
  }
}
