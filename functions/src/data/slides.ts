import { type ActiveSlide, Slide } from '@rombo/shared/collections/slide';
import { factsInName, PictureFacts } from '@rombo/shared/contract/picture-fields';
import * as v from 'valibot';
import { compareAscii } from './compare.ts';
import { keys, partitions } from './keys.ts';
import { getRow, parseRow, parseRows } from './rows.ts';
import { type Item, putIf, putIfAbsent, queryAll } from './table.ts';
import { getSavedRow, hasVersion } from './versions.ts';

/** The horizontal focal point of a picture of which nothing is known: at the right, clear of the headline. */
const USUAL_X = 0.7;

/** A slide of a row; the name of a picture of older versions tells some of what is known of it. */
export const SlideRow = v.pipe(
  v.object({ ...Slide.entries, picture: v.optional(PictureFacts) }),
  v.transform((row): Slide => {
    const { imageUrl: url, picture = factsInName(url, USUAL_X) } = row;
    return { ...row, picture: { url, ...picture } };
  }),
);

/** Lists every slide by order, then the oldest first. */
export async function listSlides(): Promise<Slide[]> {
  const items = await queryAll(partitions.slides);
  return items.map((item) => parseRow(SlideRow, item)).sort(byOrderThenOldest);
}

/** Lists the active slides in the same order, without their internal notes. */
export async function listActiveSlides(): Promise<ActiveSlide[]> {
  const slides = parseRows(SlideRow, await queryAll(partitions.slides));
  return slides
    .filter((slide) => slide.active)
    .sort(byOrderThenOldest)
    .map(({ id, imageUrl, title, order, picture, translations }) => ({
      ...{ id, imageUrl, title, order, picture },
      ...(translations && { translations }),
    }));
}

/** Reads one slide. */
export const getSlide = (id: string): Promise<Slide | undefined> => getRow(SlideRow, keys.slide(id));

/** Reads a slide of exactly this version if this request saved it. */
export const getSavedSlide = (id: string, version: number, request: string | null): Promise<Slide | undefined> =>
  getSavedRow(SlideRow, keys.slide(id), version, request);

/** Stores a new slide; false when its id is taken. */
export const insertSlide = (slide: Slide): Promise<boolean> => putIfAbsent(toItem(slide));

/** Stores a slide over the version before its own; false when that is not the present one. `request` is the digest of the request. */
export const replaceSlide = (slide: Slide, request: string | null = null): Promise<boolean> =>
  putIf({ ...toItem(slide), savedRequest: request }, hasVersion(slide.version - 1));

const byOrderThenOldest = (a: Slide, b: Slide): number =>
  a.order - b.order || compareAscii(a.createdAt, b.createdAt) || compareAscii(a.id, b.id);

const toItem = ({ picture: { url: _, ...picture }, ...slide }: Slide): Item => ({
  ...keys.slide(slide.id),
  ...slide,
  picture,
});
