import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { hasStatus } from '../../api/errors.ts';
import { Row } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { NEW } from '../address.ts';
import { PanelIcon } from '../ui/buttons.tsx';
import { useReturnFocus, useUndo } from '../ui/list-hooks.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import type { CardActions } from './item-card.tsx';
import type { Item, Kind } from './kind.ts';
import { TableTools } from './table-tools.tsx';
import { useCollection, useItems, useReloadIfStale } from './use-collection.ts';

export interface ListProps {
  /** Last path segment of the previously open form: the focus returns to the button that opened it. */
  lastOpened: string | null;
  /** Receives the last path segment of the address to open, and its query. */
  onOpen: (item: string, query?: string) => void;
}

/** The items of a kind and the actions of their list. Deleting an item asks for a confirmation and can be undone. */
export function useCollectionList<T extends Item, D extends FieldValues>(
  kind: Kind<T, D>,
  { lastOpened, onOpen }: ListProps,
) {
  const panel = useTexts('panel');
  const { trash } = panel;
  const { list: texts } = kind.words(panel);
  const words = { title: texts.tab, ...texts };
  const undo = useUndo();
  const items = useItems<T>(kind);
  const returnFocus = useReturnFocus(lastOpened);
  const collection = useCollection(kind);
  const reloadIfStale = useReloadIfStale<T>(kind);
  const [removing, setRemoving] = useState<string | null>(null);

  const reportRemoval = (item: T, description: string) => {
    const restore = async () => {
      await collection.restore(item);
      return { title: trash.restored, description: kind.nameOf(item, panel) };
    };
    const action = undo(trash.undoHint, restore, () => trash.restoreFailed);
    toast({ title: words.removed, description, action });
  };

  async function remove(item: T) {
    if (!confirm(words.confirmRemoval)) return;
    setRemoving(item.id);
    const name = kind.nameOf(item, panel);
    try {
      await collection.remove(item);
      reportRemoval(item, words.removedText(name));
    } catch (error) {
      // An item that has changed since is kept, and the list shows it as it is.
      const isReloaded = await reloadIfStale(error);
      const description = isReloaded ? words.staleRemoval(name) : words.removalFailedText;
      if (isReloaded && hasStatus(error, 404)) reportRemoval(item, words.alreadyRemoved(name));
      else toast({ title: words.removalFailed, description, variant: 'destructive' });
    }
    setRemoving(null);
  }

  const actionsOf = (item: T): CardActions => ({
    editRef: returnFocus(item.id),
    removing: removing === item.id,
    onEdit: () => onOpen(item.id),
    onRemove: () => void remove(item),
  });
  return {
    kind,
    removing,
    remove,
    words,
    items,
    returnFocus,
    actionsOf,
    onAdd: () => onOpen(NEW),
  };
}

interface CollectionListProps<T extends Item, D extends FieldValues> {
  list: ReturnType<typeof useCollectionList<T, D>>;
  count?: ReactNode;
  /** Shown between the header and the items. Receives the button that adds an item. */
  search?: (add: ReactNode) => ReactNode;
  children: (items: T[]) => ReactNode;
}

const Add = styled(Button)`
  > span { display: none; }
  ${media.tablet} {
    > svg { display: none; }
    > span { display: inline; }
  }
`;

export function CollectionList<T extends Item, D extends FieldValues>(props: CollectionListProps<T, D>) {
  const { list, count, search, children } = props;
  const { kind, words, items, returnFocus, onAdd } = list;
  const hasItems = Boolean(items.data?.length);
  const add = hasItems && (
    <Add ref={returnFocus(NEW)} aria-label={words.add} onClick={onAdd}>
      <PanelIcon name="add" />
      <span>{words.add}</span>
    </Add>
  );
  const tools = (
    <Row>
      <TableTools kind={kind} hasItems={hasItems} />
      {!search && add}
    </Row>
  );
  return (
    <PanelSection title={words.title} count={hasItems && count} tools={tools}>
      {hasItems && search?.(add)}
      <AsyncView
        read={items}
        loading={<p role="status">{words.loading}</p>}
        isEmpty={({ length }) => length === 0}
        empty={
          <Notice title={words.emptyTitle} text={words.emptyText} action={{ label: words.addFirst, run: onAdd }} />
        }
      >
        {children}
      </AsyncView>
    </PanelSection>
  );
}
