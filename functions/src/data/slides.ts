import { type ActiveSlide, Slide } from '@rombo/shared/slide';
import { compareAscii } from './compare.ts';
import { keys, partitions } from './keys.ts';
import { parseRow, parseRows } from './rows.ts';
import { getItem, type Item, putIf, putIfAbsent, queryAll } from './table.ts';
import { deleteVersion, hasVersion } from './versions.ts';

/** Lists every slide by order, then the oldest first. */
export async function listSlides(): Promise<Slide[]> {
  const items = await queryAll(partitions.slides);
  return items.map((item) => parseRow(Slide, item)).sort(byOrderThenOldest);
}

/** Lists the active slides in the same order, without their internal notes. */
export async function listActiveSlides(): Promise<ActiveSlide[]> {
  const slides = parseRows(Slide, await queryAll(partitions.slides));
  return slides
    .filter((slide) => slide.active)
    .sort(byOrderThenOldest)
    .map(({ id, imageUrl, title, order }) => ({ id, imageUrl, title, order }));
}

/** Reads one slide. */
export async function getSlide(id: string): Promise<Slide | undefined> {
  const item = await getItem(keys.slide(id));
  return item && parseRow(Slide, item);
}

/** Stores a new slide; false when its id is taken. */
export const insertSlide = (slide: Slide): Promise<boolean> => putIfAbsent(toItem(slide));

/** Stores a slide over the version before its own; false when that is not the present one. */
export const replaceSlide = (slide: Slide): Promise<boolean> => putIf(toItem(slide), hasVersion(slide.version - 1));

/** Deletes a slide and gives back what it was; 404 when there is none, 409 when it has another version. */
export const deleteSlide = async (id: string, ifVersion: number | null): Promise<Slide> =>
  parseRow(Slide, await deleteVersion(keys.slide(id), ifVersion));

const byOrderThenOldest = (a: Slide, b: Slide): number =>
  a.order - b.order || compareAscii(a.createdAt, b.createdAt) || compareAscii(a.id, b.id);

const toItem = (slide: Slide): Item => ({ ...keys.slide(slide.id), ...slide });
