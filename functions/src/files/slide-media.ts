import type { Slide, SlideInput } from '@rombo/shared/collections/slide';
import { invalid } from '../errors.ts';
import { commitMedia, editPictures } from './media.ts';

/** Brings the picture of a slide's form to its place, and says what the slide's field becomes; a slide without one is refused. */
export async function commitSlideMedia(id: string, input: SlideInput, present?: Slide) {
  if (input.image === '' || (input.image === undefined && !present))
    throw invalid('image', "L'immagine è obbligatoria");
  const { addresses, facts, cleanUp } = await commitMedia(`media/slides/${id}`, {
    image: {
      purpose: 'slide-image',
      parts: input.image === undefined ? undefined : [input.image],
      present: present ? [present.imageUrl] : [],
    },
  });
  const sources = { facts, present: present ? [present.picture] : [] };
  const [picture] = editPictures(addresses.image, sources, input.picture && [input.picture]);
  if (!picture) throw invalid('image', "L'immagine è obbligatoria");
  return { imageUrl: picture.url, picture, cleanUp };
}
