import { randomUUID } from 'node:crypto';
import { list, read } from '@rombo/functions/data/collection';
import { productStore } from '@rombo/functions/data/products';
import { slideStore } from '@rombo/functions/data/slides';
import { changeLatest, replace, replaceInVersions } from '@rombo/functions/data/versions';
import { Failure } from '@rombo/functions/errors';
import { readStart, store } from '@rombo/functions/files/bucket';
import { cleanPicture } from '@rombo/functions/files/pictures/clean-picture';
import { extensionOf } from '@rombo/functions/files/uploads';
import { verify } from '@rombo/functions/files/verify';
import type { Product } from '@rombo/shared/collections/product';
import type { Slide } from '@rombo/shared/collections/slide';
import { type ImageType, MAX_FILE_BYTES } from '@rombo/shared/contract/upload';

/** A stored picture, and what it belongs to. */
interface Stored {
  address: string;
  kind: 'product' | 'slide';
  id: string;
  /** Display name of the product or slide. */
  title: string;
}

/** Planned changes of the stored pictures. */
export interface Findings {
  clean: number;
  unclean: Stored[];
  /** Those that cannot be decoded, each with the reason; they stay as they are. */
  broken: (Stored & { reason: string })[];
}

async function listStored(): Promise<Stored[]> {
  const [products, slides] = await Promise.all([list(productStore), list(slideStore)]);
  return [
    ...products.flatMap(({ id, name: title, images }) =>
      images.map((address) => ({ address, kind: 'product' as const, id, title })),
    ),
    ...slides.map(({ id, title, imageUrl: address }) => ({ address, kind: 'slide' as const, id, title: title ?? id })),
  ];
}

/** Decodes a stored picture, and gives what could be published of it. */
async function clean(address: string) {
  const found = await readStart(address.slice(1), MAX_FILE_BYTES);
  if (!found) return { refusal: 'Il file non c’è più' };
  const verdict = await verify('product-image', found);
  return 'refusal' in verdict ? verdict : cleanPicture(found.bytes, verdict.type as ImageType);
}

/** Looks at every picture that a product or slide names, and changes nothing. */
export async function findPictures(): Promise<Findings> {
  const findings: Findings = { clean: 0, unclean: [], broken: [] };
  for (const picture of await listStored()) {
    const result = await clean(picture.address);
    if ('refusal' in result) findings.broken.push({ ...picture, reason: result.refusal });
    else if (result.isSame) findings.clean += 1;
    else findings.unclean.push(picture);
  }
  return findings;
}

/**
 * Stores clean pictures under addresses of their own, since the former ones are kept everywhere for a year, and has products, their
 * former versions and slides name them. The files that nothing names any more go with the daily sweep. Gives how many were cleaned.
 */
export async function cleanPictures(pictures: Stored[]): Promise<number> {
  let count = 0;
  for (const picture of pictures) {
    const result = await clean(picture.address);
    if ('refusal' in result || result.isSame) continue;
    const folder = picture.address.slice(1, picture.address.lastIndexOf('/'));
    const key = `${folder}/${randomUUID()}.${extensionOf('product-image', result.type)}`;
    await store(key, result.bytes, result.type);
    if (await replaceAddress(picture, `/${key}`)) count += 1;
  }
  return count;
}

/** Has a product or slide name a picture by another address, whatever else is changed meanwhile; false when it names it no more. */
async function replaceAddress({ kind, id, address }: Stored, replacement: string): Promise<boolean> {
  const replaced = (addresses: string[]): string[] => {
    if (!addresses.includes(address)) throw new Failure('not_found');
    return addresses.map((one) => (one === address ? replacement : one));
  };
  const changeProduct = (product: Product) => {
    const images = replaced(product.images);
    const pictures = product.pictures.map((picture, at) => ({ ...picture, url: images[at] ?? picture.url }));
    return replace(productStore, { ...product, images, pictures }, product);
  };
  const changeSlide = (slide: Slide) => {
    const [imageUrl = ''] = replaced([slide.imageUrl]);
    return replace(slideStore, { ...slide, imageUrl }, slide);
  };
  try {
    if (kind === 'product') await changeLatest(null, () => read(productStore, id), changeProduct);
    else await changeLatest(null, () => read(slideStore, id), changeSlide);
    await replaceInVersions(kind === 'product' ? productStore : slideStore, id, address, replacement);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return false;
    throw error;
  }
}

/** Formats the findings for a terminal. */
export function summarize({ clean, unclean, broken }: Findings): string[] {
  const line = ({ kind, title, address }: Stored) => `  ${kind} ${title}: ${address}`;
  return [
    `${clean} pictures are clean.`,
    ...(unclean.length > 0 ? [`${unclean.length} have metadata, lie on their side or are not in sRGB:`] : []),
    ...unclean.map(line),
    ...(broken.length > 0
      ? [`${broken.length} cannot be shown and stay as they are; upload them again in the panel:`]
      : []),
    ...broken.map((picture) => `${line(picture)} (${picture.reason})`),
  ];
}
