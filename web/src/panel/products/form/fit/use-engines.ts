import { useTexts } from '../../../../i18n/index.ts';
import { useProducts } from '../../api.ts';
import type { NameOf } from '../../versions/text-rows.ts';
import { titleOf } from './product-finder.tsx';

/** Gives an engine's name and code; one that is gone has neither. */
export function useEngineName(): NameOf {
  const { fit } = useTexts('panel');
  const { data: products = [] } = useProducts();
  return (id) => {
    const engine = products.find((product) => product.id === id);
    return engine ? titleOf(engine) : fit.gone;
  };
}
