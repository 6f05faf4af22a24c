import type { Product } from '@rombo/shared/product';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';
import styled, { css } from 'styled-components';
import { useTexts } from '../../../../i18n/index.ts';
import { MoveButton, MoveButtons } from '../../../../ui/move-buttons.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { RowIcon } from '../../../../ui/row-icons.tsx';
import { useSortableItem } from '../../../../ui/sortable.tsx';
import { Grip } from '../form/form.styles.ts';

const Row = styled.li<{ $dragging: boolean }>`
  display: grid;
  grid-template-columns: 2.75rem 3.5rem 1fr auto;
  gap: var(--space-s);
  align-items: center;
  min-height: 3.5rem;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-background);
  overflow-wrap: anywhere;
  img { width: 3.5rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  small { display: block; color: var(--color-text-muted); font-size: var(--font-size-small); }
  ${({ $dragging }) => $dragging && css`position: relative; z-index: 1; opacity: 0.85;`}
`;

const Moves = styled.div`
  display: flex;
`;

export interface OrderRowProps {
  product: Product;
  /** Its place among the featured ones or among the others, counted from 0, and their number. */
  index: number;
  count: number;
  /** Called with the place among these that it goes to. */
  onMove: (to: number) => void;
}

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
