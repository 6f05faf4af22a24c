import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Notice } from '../../ui/async-view.tsx';
import { NEW, useOpenedItem, usePanelItem } from '../address.ts';
import { ReadView } from '../ui/panel-section.tsx';
import { CardList } from './card-list.tsx';
import type { FormProps } from './collection-form.tsx';
import type { ListProps } from './collection-list.tsx';
import type { Item, Kind } from './kind.ts';
import { useItems } from './use-collection.ts';

interface CollectionPanelProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  Form: ComponentType<FormProps<T>>;
  /** Cards by default. */
  List?: ComponentType<ListProps>;
  /** A further button of each card. */
  Action?: ComponentType<{ item: T }>;
  /** Other pages of the tab, by the last part of their address. */
  pages?: Record<string, ComponentType<{ onClose: () => void }>>;
}

/** The tab of a kind: its list, or the form of the item that the address names. */
export function CollectionPanel<T extends Item, D extends FieldValues>(props: CollectionPanelProps<T, D>) {
  const { kind, Form, List, Action, pages = {} } = props;
  const { list: words } = kind.words(useTexts('panel'));
  const { item, comingFrom, open, close } = usePanelItem(kind.tab);
  const items = useItems<T>(kind);
  const opened = useOpenedItem(item, items.data);
  const Page = pages[item ?? ''];
  if (Page) return <Page onClose={() => close(null)} />;
  if (item === NEW) return <Form key={NEW} opened={null} onClose={close} />;
  if (item && opened) return <Form key={item} opened={opened} onClose={close} />;
  const list = { comingFrom, onOpen: open };
  if (!item) return List ? <List {...list} /> : <CardList kind={kind} Action={Action} {...list} />;
  return (
    <ReadView read={items} words={words}>
      {() => (
        <Notice
          title={words.unknownTitle}
          text={words.unknownText}
          action={{ label: words.toList, run: () => close(null) }}
        />
      )}
    </ReadView>
  );
}
