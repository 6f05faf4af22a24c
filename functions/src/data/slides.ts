import { type ActiveSlide, Slide, type SlideInput } from '@rombo/shared/collections/slide';
import { factsInName, PictureFacts } from '@rombo/shared/contract/picture-fields';
import * as v from 'valibot';
import type { EveryField, NothingElse } from './collection.ts';
import { list, listItems, type Store } from './collection.ts';
import { compareAscii } from './compare.ts';
import { partitions } from './keys.ts';
import { parseRows } from './rows.ts';

/** The horizontal focal point of a picture of which nothing is known: at the right, clear of the headline. */
const USUAL_X = 0.7;

/** A slide of a row; the name of a picture of older versions tells some of what is known of it. */
const SlideRow = v.pipe(
  v.object({ ...Slide.entries, picture: v.optional(PictureFacts) }),
  v.transform((row): Slide => {
    const { imageUrl: url, picture = factsInName(url, USUAL_X) } = row;
    return { ...row, picture: { url, ...picture } };
  }),
);

export const slideStore: Store<Slide> = {
  kind: 'slide',
  partition: partitions.slides,
  row: SlideRow,
  attributesOf: ({ picture: { url: _, ...picture }, ...slide }) => ({ ...slide, picture }),
  nameOf: ({ title }) => title,
  filesOf: ({ imageUrl }) => [imageUrl],
  isOrdered: true,
};

/** Lists every slide by order, then the oldest first. */
export const listSlides = async (): Promise<Slide[]> => (await list(slideStore)).sort(byOrderThenOldest);

/** Lists the active slides in the same order, without their internal notes. */
export async function listActiveSlides(): Promise<ActiveSlide[]> {
  const slides = parseRows(SlideRow, await listItems(slideStore));
  return slides
    .filter((slide) => slide.active)
    .sort(byOrderThenOldest)
    .map(({ id, imageUrl, title, order, picture, translations }) => ({
      ...{ id, imageUrl, title, order, picture },
      ...(translations && { translations }),
    }));
}

const byOrderThenOldest = (a: Slide, b: Slide): number =>
  a.order - b.order || compareAscii(a.createdAt, b.createdAt) || compareAscii(a.id, b.id);

/** The fields that the server decides. */
type OwnField = 'id' | 'version' | 'createdAt';

/**
 * The fields of a slide as its form sets them, with its picture; translations that the form leaves out are absent, so that the stored
 * ones stay. A field of the schemas that is not named here does not compile.
 */
export function slideFields(input: SlideInput, { imageUrl, picture }: Pick<Slide, 'imageUrl' | 'picture'>) {
  const { image: _, picture: __, title, description, order, active, translations, ...rest } = input;
  rest satisfies NothingElse;
  const { translations: translated, ...fields } = {
    ...{ imageUrl, title, description, order, active, picture, translations },
  } satisfies EveryField<Omit<Slide, OwnField>>;
  return 'translations' in input ? { ...fields, translations: translated } : fields;
}
