import { useState } from 'react';
import { NEW, usePanelItem } from '../../../routing/panel-address.ts';
import { useDealers } from './api.ts';
import { DealerForm } from './form/dealer-form.tsx';
import { DealerList } from './list/dealer-list.tsx';

/** The administrator's dealers: their list, or the form of one of them. */
export function DealersPanel() {
  const { item, comingFrom, open, close } = usePanelItem('rivenditori');
  const { data } = useDealers();
  // The form goes on with what was opened, whatever the list says meanwhile.
  const [opened, setOpened] = useState(() => data?.find(({ id }) => id === item));
  if (opened?.id !== item) {
    const found = data?.find(({ id }) => id === item);
    if (found || opened) setOpened(found);
  }
  if (item === NEW) return <DealerForm key={NEW} dealer={null} onClose={close} />;
  if (item && opened?.id === item) return <DealerForm key={item} dealer={opened} onClose={close} />;
  return <DealerList comingFrom={comingFrom} onAdd={() => open(NEW)} onEdit={({ id }) => open(id)} />;
}
