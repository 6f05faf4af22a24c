import { getProduct, listProducts } from '../data/products.ts';
import { repairRelated } from '../data/related.ts';
import { listSlides } from '../data/slides.ts';
import { listOlder, removeAll } from '../files/bucket.ts';
import { logger } from '../logger.ts';
import { count } from '../metrics.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Objects of one request: it has a second. */
const AT_ONCE = 100;

/**
 * Puts right, once a day, what a crash or a failed call left: deletes the media that no product and no slide names and that are a day
 * old, and brings the cards of related products in line with their products.
 */
export async function handler(): Promise<void> {
  const before = new Date(Date.now() - DAY);
  const [products, slides] = await Promise.all([listProducts(), listSlides()]);
  const inUse = new Set([
    ...products.flatMap(({ images, technicalSheetUrl }) => [...images, technicalSheetUrl]),
    ...slides.map(({ imageUrl }) => imageUrl),
  ]);
  const orphans: string[] = [];
  for await (const key of listOlder('media/', before)) if (!inUse.has(addressOf(key))) orphans.push(key);
  for (let at = 0; at < orphans.length; at += AT_ONCE) await removeAll(orphans.slice(at, at + AT_ONCE));
  const repaired = await repairRelated(products, getProduct);
  logger.info('Swept', { products: products.length, slides: slides.length, removed: orphans.length, repaired });
  count('OrphansSwept', orphans.length);
}

/** The address of the original that an object belongs to: `media/<kind>/<id>/<file>`, whatever was made of it stands behind. */
const addressOf = (key: string): string => `/${key.split('/').slice(0, 4).join('/')}`;
