import { insertProduct, ProductRow } from './products.ts';
import { parseRow } from './rows.ts';
import { insertSlide, SlideRow } from './slides.ts';
import type { Trashed } from './trash.ts';

/**
 * Stores the item of an entry again, as a newer version, unless it is there after all. A product gets the addresses of its names, its
 * former ones where they are free.
 */
export async function restoreItem({ kind, item }: Trashed): Promise<void> {
  const version = item.version + 1;
  if (kind === 'slide') {
    await insertSlide({ ...parseRow(SlideRow, item), version });
  } else {
    await insertProduct({ ...parseRow(ProductRow, item), version, updatedAt: new Date().toISOString() });
  }
}
