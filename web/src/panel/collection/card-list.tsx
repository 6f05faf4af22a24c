import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled, { css } from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Badge, VisuallyHidden } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type CardActions, ItemActions, MoveButtons } from '../ui/buttons.tsx';
import { Body, Card, Cover, Description, Flag, Label, Name } from '../ui/cards.tsx';
import { Handle, keepFocus, Sortable, useSortableItem } from '../ui/sortable.tsx';
import { CollectionList, type ListProps, useCollectionList } from './collection-list.tsx';
import type { Item, Kind, ListWords } from './kind.ts';
import { useCollection, useReload } from './use-collection.ts';
import { useOrder } from './use-order.ts';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-l);
`;

const Line = styled.li<{ $dragging?: boolean }>`
  display: grid;
  ${({ $dragging }) => $dragging && css`position: relative; z-index: 1; opacity: 0.85;`}
`;

const ItemCover = styled(Cover)<{ $flagged: boolean }>`
  ${({ $flagged }) => $flagged && css`img { filter: grayscale(1) brightness(0.6); }`}
`;

const Moves = styled.div`
  display: flex;
  border-top: 1px solid var(--color-border);
`;

const Hint = styled.p`
  margin-bottom: var(--space-m);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

type OrderingWords = NonNullable<ListWords['ordering']>;

/** How an item of an ordered kind is moved. */
interface Place {
  handle: ReturnType<typeof useSortableItem>['handle'];
  words: OrderingWords;
  /** Counted from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
}

interface ItemCardProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  item: T;
  actions: CardActions;
  /** A further button. */
  Action?: ComponentType<{ item: T }> | undefined;
  place?: Place;
}

/** An item in the list. Its picture is the handle by which it is dragged. */
function ItemCard<T extends Item, D extends FieldValues>(props: ItemCardProps<T, D>) {
  const { kind, item, actions, Action, place } = props;
  const panel = useTexts('panel');
  const { language } = useLanguage();
  const name = kind.nameOf(item, panel);
  const { label, picture, flag, texts = [] } = kind.cardOf?.(item, panel, language) ?? {};
  return (
    <Card aria-label={name} aria-busy={actions.removing || undefined}>
      {picture && (
        <ItemCover $flagged={Boolean(flag)}>
          <Picture
            src={picture.url}
            color={picture.color}
            alt=""
            width={960}
            height={540}
            sizes="(min-width: 40rem) 22rem, 100vw"
          />
          {place && <Handle {...place.handle} aria-label={place.words.drag(name)} />}
          {flag && (
            <Flag>
              <Badge tone="danger">{flag}</Badge>
            </Flag>
          )}
        </ItemCover>
      )}
      {place && (
        <Moves>
          <MoveButtons
            labels={{ earlier: place.words.earlier(name), later: place.words.later(name) }}
            isSideways
            {...place}
          />
        </Moves>
      )}
      <Body>
        {label && <Label>{label}</Label>}
        {flag && !picture && (
          <p>
            <Badge tone="danger">{flag}</Badge>
          </p>
        )}
        <Name>{name}</Name>
        {texts.map((text) => text && <Description key={text}>{text}</Description>)}
        <ItemActions name={name} words={kind.words(panel).list} {...actions}>
          {Action && <Action item={item} />}
        </ItemActions>
      </Body>
    </Card>
  );
}

function SortableCard<T extends Item, D extends FieldValues>(
  props: Omit<ItemCardProps<T, D>, 'place'> & { place: Omit<Place, 'handle'> },
) {
  const { place, ...rest } = props;
  const { item, handle, isDragging } = useSortableItem(rest.item.id, place.words.draggable);
  return (
    <Line {...item} $dragging={isDragging}>
      <ItemCard {...rest} place={{ ...place, handle }} />
    </Line>
  );
}

interface CardsProps<T extends Item, D extends FieldValues> extends Pick<ItemCardProps<T, D>, 'kind' | 'Action'> {
  items: T[];
  actionsOf: (item: T) => CardActions;
}

/** The items in the order in which visitors see them, which is changed by dragging or with buttons. */
function SortableCards<T extends Item, D extends FieldValues>(
  props: CardsProps<T, D> & { words: OrderingWords; order: (ids: string[]) => Promise<unknown> },
) {
  const { kind, items, actionsOf, Action, words, order } = props;
  const reload = useReload<T>(kind);
  const { shown, announcement, move } = useOrder({ stored: items, words, save: order, reload });
  return (
    <>
      {items.length > 1 && <Hint>{words.hint}</Hint>}
      <Sortable ids={shown.map(({ id }) => id)} words={words} onMove={move}>
        <Grid>
          {shown.map((item, index) => (
            <SortableCard
              key={item.id}
              kind={kind}
              item={item}
              actions={actionsOf(item)}
              Action={Action}
              place={{ words, index, count: shown.length, onMove: (to) => keepFocus(() => move(index, to)) }}
            />
          ))}
        </Grid>
      </Sortable>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

function PlainCards<T extends Item, D extends FieldValues>({ kind, items, actionsOf, Action }: CardsProps<T, D>) {
  return (
    <Grid>
      {items.map((item) => (
        <Line key={item.id}>
          <ItemCard kind={kind} item={item} actions={actionsOf(item)} Action={Action} />
        </Line>
      ))}
    </Grid>
  );
}

/** The list of a kind as cards, to be put in order where the kind has one. */
export function CardList<T extends Item, D extends FieldValues>(
  props: Pick<ItemCardProps<T, D>, 'kind' | 'Action'> & ListProps,
) {
  const { kind, Action } = props;
  const panel = useTexts('panel');
  const list = useCollectionList(kind, props);
  const { order } = useCollection(kind);
  const { data = [] } = list.items;
  const { ordering } = list.words;
  const shared = { kind, Action, actionsOf: list.actionsOf };
  return (
    <CollectionList kind={kind} list={list} count={kind.countOf?.(data, panel)}>
      {(items) =>
        order && ordering ? (
          <SortableCards {...shared} items={items} words={ordering} order={order} />
        ) : (
          <PlainCards {...shared} items={items} />
        )
      }
    </CollectionList>
  );
}
