import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { Note, Stack } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { Sortable, useSortableItem } from '../ui/sortable.tsx';
import { CollectionList, type ListProps, useCollectionList } from './collection-list.tsx';
import { ItemCard, type Place } from './item-card.tsx';
import type { Item, Kind } from './kind.ts';
import { useCollection, useReload } from './use-collection.ts';
import { useOrder } from './use-order.ts';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-l);
  > li { display: grid; }
`;

interface SortableLineProps extends Omit<Place, 'handle'> {
  id: string;
  children: (place: Place) => ReactNode;
}

function SortableLine({ id, children, ...place }: SortableLineProps) {
  const { item, handle } = useSortableItem(id, place.words.draggable);
  return <li {...item}>{children({ ...place, handle })}</li>;
}

interface SortableCardsProps<T extends Item, D extends FieldValues> extends Pick<Place, 'words'> {
  kind: Kind<T, D>;
  items: T[];
  order: (ids: string[]) => Promise<unknown>;
  cardOf: (item: T, place: Place) => ReactNode;
}

/** The items in the order in which visitors see them, which is changed by dragging or with buttons. */
function SortableCards<T extends Item, D extends FieldValues>(props: SortableCardsProps<T, D>) {
  const { kind, items, order, words, cardOf } = props;
  const reload = useReload<T>(kind);
  const { shown, announcement, move } = useOrder({ stored: items, words, save: order, reload });
  const count = shown.length;
  return (
    <Stack>
      {count > 1 && <Note>{words.hint}</Note>}
      <Sortable ids={shown.map(({ id }) => id)} words={words} onMove={move}>
        <Grid>
          {shown.map((item, index) => (
            <SortableLine key={item.id} id={item.id} {...{ words, index, count }} onMove={(to) => move(index, to)}>
              {(place) => cardOf(item, place)}
            </SortableLine>
          ))}
        </Grid>
      </Sortable>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}

interface CardListProps<T extends Item, D extends FieldValues> extends ListProps {
  kind: Kind<T, D>;
  /** A further button of each card. */
  Action?: ComponentType<{ item: T }> | undefined;
}

/** The list of a kind as cards, to be put in order where the kind has one. */
export function CardList<T extends Item, D extends FieldValues>({ kind, Action, ...props }: CardListProps<T, D>) {
  const panel = useTexts('panel');
  const list = useCollectionList(kind, props);
  const { order } = useCollection(kind);
  const { ordering } = list.words;
  const cardOf = (item: T, place?: Place) => (
    <ItemCard kind={kind} item={item} actions={list.actionsOf(item)} place={place}>
      {Action && <Action item={item} />}
    </ItemCard>
  );
  return (
    <CollectionList list={list} count={kind.countOf?.(list.items.data ?? [], panel)}>
      {(items) =>
        order && ordering ? (
          <SortableCards kind={kind} items={items} order={order} words={ordering} cardOf={cardOf} />
        ) : (
          <Grid>
            {items.map((item) => (
              <li key={item.id}>{cardOf(item)}</li>
            ))}
          </Grid>
        )
      }
    </CollectionList>
  );
}
