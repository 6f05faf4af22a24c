import type { Product } from '@rombo/shared/product';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';
import { useTexts } from '../../../../i18n/index.ts';
import { MoveButton } from '../../../../ui/move-button.tsx';
import { MoveButtons } from '../../../../ui/move-buttons.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { RowIcon } from '../../../../ui/row-icons.tsx';
import { useSortableItem } from '../../../../ui/use-sortable-item.ts';
import { Grip } from '../form/form.styles.ts';
import { Moves, Row } from './order-list.styles.ts';

export interface OrderRowProps {
  product: Product;
  /** Its place, counted from 0. */
  index: number;
  count: number;
  /** Called with the place it goes to. */
  onMove: (to: number) => void;
}

/** A product in the list that is put in order. */
export function OrderRow({ product, index, count, onMove }: OrderRowProps) {
  const { order: texts, products: productTexts, rows: rowTexts } = useTexts('panel');
  const { item, handle, isDragging } = useSortableItem(product.id, rowTexts.draggable);
  const { name, featured, technicalSpecs, pictures } = product;
  const [cover] = pictures;
  const facts = [featured && productTexts.featured, technicalSpecs[ARTICLE_CODE]].filter(Boolean).join(' · ');
  return (
    <Row {...item} $dragging={isDragging} aria-label={name}>
      <Grip {...handle} aria-label={rowTexts.drag(name)}>
        <RowIcon name="grip" />
      </Grip>
      {cover ? <Picture src={cover.url} color={cover.color} alt="" width={4} height={3} sizes="3.5rem" /> : <span />}
      <span>
        {name}
        <small>{facts}</small>
      </span>
      <Moves>
        <MoveButton
          icon={<RowIcon name="first" />}
          label={texts.toTop(name)}
          useless={index === 0}
          onPress={() => onMove(0)}
        />
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
      </Moves>
    </Row>
  );
}
