import { ActiveSlide } from '@rombo/shared/collections/listed';
import { Slide } from '@rombo/shared/collections/slide';
import { keysOf, omit, pick } from '@rombo/shared/contract/keys-of';
import { PictureFacts, unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import * as v from 'valibot';
import { partitions } from './keys.ts';
import { withProducts } from './listed.ts';
import { compareAscii, parseRows } from './rows.ts';
import { listItems, type Store } from './store.ts';

/** Default horizontal focal point: at the right, clear of the headline. */
const DEFAULT_FOCAL_X = 0.7;

/** A slide from its row. The picture facts of older slides are in the file name. */
const SlideRow = v.pipe(
  v.object({ ...Slide.entries, picture: v.optional(PictureFacts) }),
  v.transform((row): Slide => {
    const { imageUrl: url, picture = unmeasuredPicture(url, DEFAULT_FOCAL_X) } = row;
    return { ...row, picture: { ...picture, url } };
  }),
);

export const slideStore: Store<Slide> = {
  kind: 'slide',
  partition: partitions.slides,
  row: SlideRow,
  attributesOf: (slide) => ({ ...slide, picture: omit(slide.picture, 'url') }),
  nameOf: ({ title }) => title,
  filesOf: ({ imageUrl }) => [imageUrl],
  hasNumber: true,
};

export const listSlides = async (): Promise<Slide[]> =>
  parseRows(SlideRow, await listItems(slideStore)).sort(byOrderThenOldest);

export async function listActiveSlides(): Promise<ActiveSlide[]> {
  const slides = parseRows(SlideRow, await listItems(slideStore));
  const active = slides.filter((slide) => slide.active).sort(byOrderThenOldest);
  const named = await withProducts(active, ({ product }) => (product === undefined ? [] : [product]));
  return named.map((slide) => pick(slide, ...keysOf(ActiveSlide.entries)));
}

const byOrderThenOldest = (a: Slide, b: Slide): number =>
  a.order - b.order || compareAscii(a.createdAt, b.createdAt) || compareAscii(a.id, b.id);
