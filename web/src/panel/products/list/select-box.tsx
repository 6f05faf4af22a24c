import type { Product } from '@rombo/shared/collections/product';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { CheckboxInput } from '../../../ui/field.styles.ts';
import type { ItemHandlers } from './product-items.tsx';

const Area = styled.label`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  cursor: pointer;
`;

interface SelectBoxProps extends Pick<ItemHandlers, 'onSelect'> {
  product: Product;
  selected: boolean;
}

/** Selects a product; with the Shift key, everything from the one before. */
export function SelectBox({ product, selected, onSelect }: SelectBoxProps) {
  const { bulk: texts } = useTexts('panel');
  return (
    <Area>
      <CheckboxInput
        type="checkbox"
        aria-label={texts.select(product.name)}
        checked={selected}
        onChange={({ target, nativeEvent }) =>
          onSelect(product, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </Area>
  );
}
