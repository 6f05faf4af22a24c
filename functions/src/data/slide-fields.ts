import type { Slide, SlideInput } from '@rombo/shared/slide';
import type { EveryField, NothingElse } from './every-field.ts';

/** The fields that the server decides. */
type OwnField = 'id' | 'version' | 'createdAt';

/**
 * The fields of a slide as its form sets them, with the address of its picture. Every field of the schemas is named here, as for
 * `productFields`.
 */
export function slideFields(input: SlideInput, { imageUrl }: Pick<Slide, 'imageUrl'>) {
  const { image: _, title, description, order, active, ...rest } = input;
  rest satisfies NothingElse;
  return { imageUrl, title, description, order, active } satisfies EveryField<Omit<Slide, OwnField>>;
}
