import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { NEW, useOpenedItem, usePanelItem } from '../../routing/panel-address.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FormProps } from './collection-form.tsx';
import type { ListProps } from './collection-list.tsx';
import type { Item, Kind } from './kind.ts';
import { useItems } from './use-collection.ts';

interface CollectionPanelProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  Form: ComponentType<FormProps<T>>;
  List: ComponentType<ListProps>;
}

/** The tab of a kind: its list, or the form of the item that the address names. */
export function CollectionPanel<T extends Item, D extends FieldValues>(props: CollectionPanelProps<T, D>) {
  const { kind, Form, List } = props;
  const { list: words } = kind.words(useTexts('panel'));
  const { item, comingFrom, open, close } = usePanelItem(kind.tab);
  const items = useItems(kind);
  const opened = useOpenedItem(item, items.data);
  if (item === NEW) return <Form key={NEW} opened={null} onClose={close} />;
  if (item && opened) return <Form key={item} opened={opened} onClose={close} />;
  if (!item || !words.unknown) return <List comingFrom={comingFrom} onOpen={open} />;
  const { unknownTitle, unknownText, toList } = words.unknown;
  return (
    <AsyncView
      read={items}
      loading={<p role="status">{words.loading}</p>}
      failure={{ title: words.failedTitle, text: words.failedText }}
    >
      {() => <Notice title={unknownTitle} text={unknownText} action={{ label: toList, run: () => close(null) }} />}
    </AsyncView>
  );
}
