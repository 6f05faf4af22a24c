import { cleanPicture } from '@rombo/functions/files/pictures/clean-picture';
import { hiddenParts } from '@rombo/functions/files/pictures/picture-parts';
import { verify } from '@rombo/functions/files/verify';
import { variantsOf } from '@rombo/shared/contract/picture';
import type { SiteData } from './site-data.ts';

/**
 * Removes hidden data from stored pictures, under the same keys, and deletes their variants, which are made anew on request. Returns a
 * report. Copies at the edge and in browsers last for a year, unless the edge is purged.
 */
export async function cleanPictures(site: SiteData): Promise<string> {
  const failed: string[] = [];
  const cleaned: string[] = [];
  for await (const { key, bytes, headers } of site.files()) {
    const verdict = await verify('product-image', { bytes, size: bytes.length });
    if ('refusal' in verdict || verdict.type === 'application/pdf') continue;
    if (hiddenParts(Buffer.from(bytes), verdict.type).length === 0) continue;
    const clean = await cleanPicture(bytes, verdict.type);
    if ('refusal' in clean) {
      failed.push(key);
      continue;
    }
    await site.putFile({ key, bytes: clean.bytes, headers: { ...headers, ContentType: clean.type } });
    cleaned.push(key.replace(/^trash\//, ''));
  }
  for (const variant of cleaned.flatMap(variantsOf)) await site.removeFile(variant);
  return [
    `\n${cleaned.length} pictures are cleaned.`,
    ...(cleaned.length > 0
      ? ['On AWS, purge the edge: aws cloudfront create-invalidation --paths "/media/*" --distribution-id ID']
      : []),
    ...(failed.length > 0 ? [`These cannot be decoded; replace or delete them: ${failed.join(', ')}`] : []),
  ].join('\n');
}
