import type { Slide, SlideInput } from '@rombo/shared/collections/slide';
import type { EveryField, NothingElse } from './every-field.ts';

/** The fields that the server decides. */
type OwnField = 'id' | 'version' | 'createdAt';

/**
 * The fields of a slide as its form sets them, with the address of its picture; translations that the form leaves out are absent, so
 * that the stored ones stay. Every field of the schemas is named here, as for `productFields`.
 */
export function slideFields(input: SlideInput, { imageUrl, picture }: Pick<Slide, 'imageUrl' | 'picture'>) {
  const { image: _, picture: __, title, description, order, active, translations, ...rest } = input;
  rest satisfies NothingElse;
  const { translations: translated, ...fields } = {
    ...{ imageUrl, title, description, order, active, picture, translations },
  } satisfies EveryField<Omit<Slide, OwnField>>;
  return 'translations' in input ? { ...fields, translations: translated } : fields;
}
