import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { Notice } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { NEW } from '../address.ts';
import type { CardActions } from '../ui/buttons.tsx';
import { useFocusBack, useRemoval } from '../ui/list-hooks.tsx';
import { PanelSection, ReadView } from '../ui/panel-section.tsx';
import type { Item, Kind } from './kind.ts';
import { useCollection, useItems, useReload } from './use-collection.ts';

export interface ListProps {
  /** The last part of the address of the form that was open before: the focus returns to the button that opened it. */
  comingFrom: string | null;
  /** Called with the last part of the address that is opened, and its query. */
  onOpen: (item: string, query?: string) => void;
}

/** State of the list of a kind: its items, deletions, and where the focus goes. */
export function useCollectionList<T extends Item, D extends FieldValues>(
  kind: Kind<T, D>,
  { comingFrom, onOpen }: ListProps,
) {
  const panel = useTexts('panel');
  const { list: words } = kind.words(panel);
  const items = useItems<T>(kind);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusBack = useFocusBack(comingFrom);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const { remove: run, restore } = useCollection(kind);
  const removal = useRemoval<T>({
    words,
    nameOf: (item) => kind.nameOf(item, panel),
    run,
    reload: useReload<T>(kind),
    onRemoved: focusHeading,
    ...(restore && { restore }),
  });
  const { removing, remove } = removal;
  const actionsOf = (item: T): CardActions => ({
    editRef: focusBack(item.id),
    removing: removing === item.id,
    onEdit: () => onOpen(item.id),
    onRemove: () => void remove(item),
  });
  return { ...removal, words, items, heading, focusBack, focusHeading, actionsOf, onAdd: () => onOpen(NEW) };
}

interface CollectionListProps<T extends Item, D extends FieldValues> {
  list: ReturnType<typeof useCollectionList<T, D>>;
  /** Shown behind the title when there are items. */
  count?: ReactNode;
  /** Buttons before the one that adds an item. */
  tools?: ReactNode;
  /** Shown between head and items. */
  search?: ReactNode;
  children: (items: T[]) => ReactNode;
}

const Add = styled(Button)`
  flex: 1 0 auto;
  ${media.medium} { flex-grow: 0; }
`;

/** A list of the panel: title, button to add, and the items, or that they are loading, have failed or are none. */
export function CollectionList<T extends Item, D extends FieldValues>(props: CollectionListProps<T, D>) {
  const { list, count, tools, search, children } = props;
  const { words, items, heading, focusBack, onAdd } = list;
  const hasItems = Boolean(items.data?.length);
  return (
    <PanelSection
      title={words.title}
      headingRef={heading}
      count={hasItems && count}
      tools={
        <>
          {tools}
          {hasItems && (
            <Add ref={focusBack(NEW)} onClick={onAdd}>
              {words.add}
            </Add>
          )}
        </>
      }
    >
      {search}
      <ReadView
        read={items}
        words={words}
        isEmpty={({ length }) => length === 0}
        empty={
          <Notice title={words.emptyTitle} text={words.emptyText} action={{ label: words.addFirst, run: onAdd }} />
        }
      >
        {children}
      </ReadView>
    </PanelSection>
  );
}
