import type { Slide, SlideInput } from '@rombo/shared/slide';
import type { EveryField, NothingElse } from './every-field.ts';

/** The fields that the server decides. */
type OwnField = 'id' | 'version' | 'createdAt';

/**
 * The fields of a slide as its form sets them, with the address of its picture. Every field of the schemas is named here, as for
 * `productFields`.
 */
export function slideFields(input: SlideInput, { imageUrl, picture }: Pick<Slide, 'imageUrl' | 'picture'>) {
  const { image: _, picture: __, title, description, order, active, ...rest } = input;
  rest satisfies NothingElse;
  return { imageUrl, title, description, order, active, picture } satisfies EveryField<Omit<Slide, OwnField>>;
}
