import { createHash } from 'node:crypto';
import { type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import type { APIGatewayProxyStructuredResultV2, LambdaFunctionURLEvent } from 'aws-lambda';
import { isDependencyFailure } from '../errors.ts';
import { readHead } from '../files/bucket.ts';
import { contentTypeOf, makeVariant, parsePath, type Variant } from '../files/pictures/make-variant.ts';
import { storeVariant } from '../files/stored-files.ts';
import { RETRY_AFTER_SECONDS } from '../http/write-error.ts';
import { logger } from '../logger.ts';
import { count } from '../metrics.ts';

type Result = APIGatewayProxyStructuredResultV2;

/** Creates a missing picture variant, stores it beside the original and returns it. Called by the edge. */
export async function handler({ rawPath, requestContext }: LambdaFunctionURLEvent): Promise<Result> {
  const { method } = requestContext.http;
  const variant = method === 'GET' || method === 'HEAD' ? parsePath(rawPath) : undefined;
  if (!variant) return refuse('not_found');
  try {
    return await answer(variant);
  } catch (error) {
    const code = error instanceof EncodingError || isDependencyFailure(error) ? 'unavailable' : 'internal';
    logger.error(code, { variant, error });
    return refuse(code);
  }
}

async function answer({ key, original, shape }: Variant): Promise<Result> {
  const found = await readHead(original, MAX_FILE_BYTES);
  if (!found) return refuse('not_found');
  const made = await makeVariant(found.bytes, shape).catch((cause) => {
    throw new EncodingError(key, { cause });
  });
  const contentType = contentTypeOf(shape);
  const isCurrent = await storeVariant(original, key, made, contentType).catch((error) => {
    logger.warn('A picture is not kept', { key, error });
    return true;
  });
  if (!isCurrent) return refuse('not_found');
  count('PicturesMade', 1);
  return {
    statusCode: 200,
    headers: {
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      // The ETag that S3 will return for it.
      etag: `"${createHash('md5').update(made).digest('hex')}"`,
    },
    body: made.toString('base64'),
    isBase64Encoded: true,
  };
}

/** A variant could not be encoded for lack of time or memory. The next request retries. */
class EncodingError extends Error {}

const refuse = (code: ErrorCode): Result => ({
  statusCode: errors[code].status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(code === 'unavailable' && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  },
  body: JSON.stringify({ code, message: errors[code].message }),
});
