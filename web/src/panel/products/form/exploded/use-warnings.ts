import type { Product } from '@rombo/shared/collections/product';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import type { DraftPoint } from '../../draft/exploded-draft.ts';
import type { ProductDraft } from '../../draft/product-draft.ts';

/** Points out what may be wrong with a point: a part that another point has too, or one that does not fit this engine. */
export function useWarnings(own: string | null, points: readonly DraftPoint[], products: readonly Product[]) {
  const { exploded: texts } = useTexts('panel');
  const category = useWatch<ProductDraft, 'category'>({ name: 'category' });
  return ({ product: id, label }: DraftPoint): string[] => {
    if (!id) return [];
    const product = products.find((one) => one.id === id);
    // Two halves of one article, such as piston and sleeve, are told apart by names of their own.
    const twins = points.flatMap((other, at) => (other.product === id && other.label === label ? [at + 1] : []));
    return [
      ...(product ? [] : [texts.gone]),
      ...(twins.length > 1 ? [texts.twins(twins.join(', '))] : []),
      ...(product && own && category === 'motori' && !product.fits?.includes(own) ? [texts.misfit] : []),
    ];
  };
}
