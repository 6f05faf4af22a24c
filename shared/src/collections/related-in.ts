import { omit } from '../contract/keys-of.ts';
import { type SlugField, slugFields } from '../contract/language-fields.ts';
import type { Language } from '../words/languages.ts';
import { asUntranslated, nameIn, slugIn, type Untranslated } from './in-language.ts';
import { cardPicture } from './outline-of.ts';
import type { RelatedProduct } from './product.ts';
import type { CardPicture } from './product-outline.ts';

export type RelatedIn<P extends RelatedProduct = RelatedProduct> = Omit<
  P,
  'image' | 'picture' | SlugField | 'translations'
> &
  Untranslated & { slug: string; picture: CardPicture | null };

/** Returns a related product's card in a language, without fields that pages do not show: some pages have dozens. */
export function relatedIn<P extends RelatedProduct>(language: Language, product: P): RelatedIn<P> {
  const { picture } = product;
  const rest = omit(product, 'image', 'picture', 'translations', ...slugFields);
  const { name, isItalian } = nameIn(language, product);
  return {
    ...rest,
    picture: picture && cardPicture(picture),
    name,
    slug: slugIn(language, product),
    ...asUntranslated(isItalian ? ['name'] : []),
  };
}

/** A small picture needs no placeholder colour. Dozens of them would cost a CSS rule each. */
const withoutColor = <P extends RelatedIn>(part: P): P => ({
  ...part,
  picture: part.picture && { ...part.picture, color: null },
});

/** Returns the cards of parts for a list with small pictures. */
export const smallCards = <P extends RelatedProduct>(language: Language, parts: readonly P[]) =>
  parts.map((part) => withoutColor(relatedIn(language, part)));
