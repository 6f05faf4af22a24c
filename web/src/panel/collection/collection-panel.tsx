import { type ComponentType, type ReactNode, useId, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { useLoad } from '../../api/swr.ts';
import { Note, Stack } from '../../forms/form.styles.ts';
import { readDrafts } from '../../forms/stored-draft.ts';
import { useTexts } from '../../i18n/index.ts';
import { useAccount } from '../../session/api.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { NEW, useOpenedItem, usePanelItem } from '../address.ts';
import { Sortable, useSortableItem } from '../ui/sortable.tsx';
import { CollectionList, type ListProps, useCollectionList } from './collection-list.tsx';
import { type CardSorting, ItemCard } from './item-card.tsx';
import type { Item, Kind } from './kind.ts';
import { useCollection, useItems, useReload } from './use-collection.ts';
import { draftName, type FormProps } from './use-item-form.ts';
import { useOrder } from './use-order.ts';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-l);
  > li { display: grid; }
`;

interface SortableLineProps extends Omit<CardSorting, 'handle'> {
  id: string;
  children: (place: CardSorting) => ReactNode;
}

function SortableLine({ id, children, ...sorting }: SortableLineProps) {
  const { item, handle } = useSortableItem(id, sorting.words.draggable);
  return <li {...item}>{children({ ...sorting, handle })}</li>;
}

interface SortableCardsProps<T extends Item, D extends FieldValues> extends Pick<CardSorting, 'words'> {
  kind: Kind<T, D>;
  items: T[];
  order: (ids: string[]) => Promise<unknown>;
  cardOf: (item: T, place: CardSorting) => ReactNode;
}

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
  Action?: ComponentType<{ item: T }> | undefined;
}

/** The items of a kind as cards, sortable if the kind has an order. */
function CardList<T extends Item, D extends FieldValues>({ kind, Action, ...props }: CardListProps<T, D>) {
  const panel = useTexts('panel');
  const list = useCollectionList(kind, props);
  const { order } = useCollection(kind);
  const { ordering } = list.words;
  const cardOf = (item: T, sorting?: CardSorting) => (
    <ItemCard kind={kind} item={item} actions={list.actionsOf(item)} sorting={sorting}>
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

interface CollectionPanelProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  Form: ComponentType<FormProps<T>>;
  List?: ComponentType<ListProps>;
  Action?: ComponentType<{ item: T }>;
  /** Other pages of the tab, by their last path segment. */
  pages?: Record<string, ComponentType<{ onClose: () => void }>>;
}

/** The tab of a kind: its list, or the form of the item that the address names. */
export function CollectionPanel<T extends Item, D extends FieldValues>(props: CollectionPanelProps<T, D>) {
  const { kind, Form, List, Action, pages = {} } = props;
  const { list: words } = kind.words(useTexts('panel'));
  const { item, lastOpened, open, close } = usePanelItem(kind.tab);
  const items = useItems<T>(kind);
  const opened = useOpenedItem(item, items.data);
  const account = useAccount();
  /** True if drafts of the item were stored when its address was opened. They can be saved as a new item if it was deleted. */
  const hasDraft = useMemo(
    () => item !== null && readDrafts({ account, name: draftName(kind, item) }, kind.draft.empty).length > 0,
    [account, kind, item],
  );
  // A cached list may lack an item that another tab has created.
  const reload = useReload<T>(kind);
  const visit = useId();
  const isMissing = hasDraft && items.data !== undefined && !opened && item !== NEW;
  const renewed = useLoad(isMissing ? `${visit} ${item}` : null, async () => Boolean(await reload()));
  const Page = pages[item ?? ''];
  if (Page) return <Page onClose={() => close(null)} />;
  if (item === NEW) return <Form key={NEW} opened={null} onClose={close} />;
  if (item && opened) return <Form key={item} opened={opened} onClose={close} />;
  if (item && items.data && hasDraft)
    return (
      <AsyncView read={renewed}>
        {() => <Form key={`deleted-${item}`} opened={null} deletedId={item} onClose={close} />}
      </AsyncView>
    );
  const list = { lastOpened, onOpen: open };
  if (!item) return List ? <List {...list} /> : <CardList kind={kind} Action={Action} {...list} />;
  return (
    <AsyncView read={items}>
      {() => (
        <Notice
          title={words.unknownTitle}
          text={words.unknownText}
          action={{ label: words.toList, run: () => close(null) }}
        />
      )}
    </AsyncView>
  );
}
