import type { Product } from '@rombo/shared/collections/product';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';

const plain = (text = ''): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Fields that no two products should share: name and article code. */
export type TwinField = 'name' | 'code';

const fieldOf: Record<TwinField, (product: Product) => string | undefined> = {
  name: ({ name }) => name,
  code: ({ technicalSpecs }) => technicalSpecs[ARTICLE_CODE],
};

/** Another product with the same name or code; capitals and spaces make no difference. */
export const findTwin = (products: readonly Product[], own: string | null, field: TwinField, typed = '') =>
  plain(typed)
    ? products.find((other) => other.id !== own && plain(fieldOf[field](other)) === plain(typed))
    : undefined;
