import type { Product } from '@rombo/shared/product';
import { useState } from 'react';
import { useTexts } from '../../../../../i18n/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Field, Select } from '../../../../../ui/field.tsx';
import { Row } from './fits-field.styles.ts';

export interface TakeOverProps {
  products: Product[];
  onTake: (fits: string[]) => void;
}

/** Takes over the engines of another part. */
export function TakeOver({ products, onTake }: TakeOverProps) {
  const { fit } = useTexts('panel');
  const [id, setId] = useState('');
  const parts = products.filter(({ fits = [] }) => fits.length > 0);
  if (parts.length === 0) return null;
  return (
    <Row>
      <Field label={fit.takeOver}>
        {(control) => (
          <Select {...control} value={id} onChange={({ target }) => setId(target.value)}>
            <option value="">{fit.choosePart}</option>
            {parts.map((part) => (
              <option key={part.id} value={part.id}>
                {part.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        variant="secondary"
        disabled={!id}
        onClick={() => onTake(parts.find((part) => part.id === id)?.fits ?? [])}
      >
        {fit.takeOverNow}
      </Button>
    </Row>
  );
}
