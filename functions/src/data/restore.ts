import { storeVersion } from './kept-versions.ts';
import { insertProduct, ProductRow } from './products.ts';
import { parseRow } from './rows.ts';
import { insertSlide, SlideRow } from './slides.ts';
import type { Trashed } from './trash.ts';

/**
 * Stores the item of an entry again, as a newer version, unless it is there after all. A product gets the addresses of its names, its
 * former ones where they are free; the version that was deleted stays among its versions.
 */
export async function restoreItem({ kind, item }: Trashed, by: string): Promise<void> {
  const version = item.version + 1;
  if (kind === 'slide') {
    await insertSlide({ ...parseRow(SlideRow, item), version });
  } else {
    const product = parseRow(ProductRow, item);
    await storeVersion(product, item);
    await insertProduct({ ...product, version, updatedAt: new Date().toISOString() }, by);
  }
}
