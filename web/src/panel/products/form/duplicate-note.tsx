import { plainText } from '@rombo/shared/collections/plain-text';
import type { Product } from '@rombo/shared/collections/product';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { useTexts } from '../../../i18n/index.ts';
import { Warning } from '../../collection/section.tsx';
import { useProducts } from '../api.ts';

const normalize = (text = ''): string => plainText(text).replace(/\s+/g, ' ').trim();

/** Fields that should be unique: name and article code. */
type UniqueField = 'name' | 'code';

const fieldOf: Record<UniqueField, (product: Product) => string | undefined> = {
  name: ({ name }) => name,
  code: ({ technicalSpecs }) => technicalSpecs[ARTICLE_CODE],
};

/** Returns another product with the same name or code, ignoring case, accents and spaces. */
const findDuplicate = (products: readonly Product[], productId: string | null, field: UniqueField, typed = '') =>
  normalize(typed)
    ? products.find((other) => other.id !== productId && normalize(fieldOf[field](other)) === normalize(typed))
    : undefined;

interface DuplicateNoteProps {
  /** Id of the edited product; null for a new one. */
  productId: string | null;
  field: UniqueField;
  typed: string | undefined;
}

/** Non-blocking warning about a product with the same name or code. */
export function DuplicateNote({ productId, field, typed }: DuplicateNoteProps) {
  const { specs: texts } = useTexts('panel');
  const { data: products = [] } = useProducts();
  const duplicate = findDuplicate(products, productId, field, typed);
  const warningText = ({ name, technicalSpecs }: Product) =>
    field === 'code' ? texts.sameCode(name) : texts.sameName(technicalSpecs[ARTICLE_CODE] ?? '');
  return <Warning role="status">{duplicate && warningText(duplicate)}</Warning>;
}
