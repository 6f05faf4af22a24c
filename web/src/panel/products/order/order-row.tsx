import type { Product } from '@rombo/shared/collections/product';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { memo } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { MoveButton, MoveButtons } from '../../../ui/move-buttons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RowIcon } from '../../../ui/row-icons.tsx';
import { Grip } from '../../../ui/sortable.styles.ts';
import { useSortableItem } from '../../../ui/sortable.tsx';
import { Moves } from './order-list.styles.ts';

interface ProductFactsProps {
  product: Product;
}

function ProductFacts({ product: { name, featured, technicalSpecs } }: ProductFactsProps) {
  const { products: texts } = useTexts('panel');
  return (
    <p>
      {name}
      <small>{[featured && texts.featured, technicalSpecs[ARTICLE_CODE]].filter(Boolean).join(' · ')}</small>
    </p>
  );
}

/** A row far from the window: as high as with its buttons, and found by the browser's search. */
export const FarRow = memo(function FarRow({ product }: ProductFactsProps) {
  return (
    <div>
      <ProductFacts product={product} />
    </div>
  );
});

export interface OrderRowProps {
  product: Product;
  /** Its place among the featured ones or among the others, counted from 0, and their number. */
  index: number;
  count: number;
  /** Called with the place among these that it goes to. */
  onMove: (to: number) => void;
}

export function OrderRow({ product, index, count, onMove }: OrderRowProps) {
  const { order: texts, rows: rowTexts } = useTexts('panel');
  const { item, handle, isDragging } = useSortableItem(product.id, rowTexts.draggable);
  const { name, pictures } = product;
  const [cover] = pictures;
  return (
    <div {...item} data-dragging={isDragging || undefined}>
      <Grip {...handle} aria-label={rowTexts.drag(name)}>
        <RowIcon name="grip" />
      </Grip>
      {cover && <Picture src={cover.url} color={cover.color} alt="" width={4} height={3} sizes="3.5rem" />}
      <ProductFacts product={product} />
      <Moves>
        <MoveButton
          icon={<RowIcon name="first" />}
          label={texts.toTop(name)}
          useless={index === 0}
          onPress={() => onMove(0)}
        />
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
      </Moves>
    </div>
  );
}
