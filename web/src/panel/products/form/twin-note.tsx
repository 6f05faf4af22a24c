import type { Product } from '@rombo/shared/collections/product';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { useTexts } from '../../../i18n/index.ts';
import { Warning } from '../../collection/section.tsx';
import { useProducts } from '../api.ts';

const plain = (text = ''): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Fields that should be unique: name and article code. */
type TwinField = 'name' | 'code';

const fieldOf: Record<TwinField, (product: Product) => string | undefined> = {
  name: ({ name }) => name,
  code: ({ technicalSpecs }) => technicalSpecs[ARTICLE_CODE],
};

/** Returns another product with the same name or code, ignoring case and spaces. */
export const findTwin = (products: readonly Product[], own: string | null, field: TwinField, typed = '') =>
  plain(typed)
    ? products.find((other) => other.id !== own && plain(fieldOf[field](other)) === plain(typed))
    : undefined;

interface TwinNoteProps {
  /** Id of the edited product; null for a new one. */
  own: string | null;
  field: TwinField;
  typed: string | undefined;
}

/** Non-blocking warning about a product with the same name or code. */
export function TwinNote({ own, field, typed }: TwinNoteProps) {
  const { specs: texts } = useTexts('panel');
  const { data: products = [] } = useProducts();
  const twin = findTwin(products, own, field, typed);
  const say = ({ name, technicalSpecs }: NonNullable<typeof twin>) =>
    field === 'code' ? texts.sameCode(name) : texts.sameName(technicalSpecs[ARTICLE_CODE] ?? '');
  return <Warning role="status">{twin && say(twin)}</Warning>;
}
