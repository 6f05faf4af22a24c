import { NEW, useOpenedItem, usePanelItem } from '../../routing/panel-address.ts';
import { useDealers } from './api.ts';
import { DealerForm } from './form/dealer-form.tsx';
import { DealerList } from './list/dealer-list.tsx';

export function DealersPanel() {
  const { item, comingFrom, open, close } = usePanelItem('rivenditori');
  const opened = useOpenedItem(item, useDealers().data);
  if (item === NEW) return <DealerForm key={NEW} dealer={null} onClose={close} />;
  if (item && opened) return <DealerForm key={item} dealer={opened} onClose={close} />;
  return <DealerList comingFrom={comingFrom} onAdd={() => open(NEW)} onEdit={({ id }) => open(id)} />;
}
