import { useState } from 'react';
import { NEW, usePanelItem } from '../../../routing/panel-address.ts';
import { useSlides } from './api.ts';
import { SlideForm } from './form/slide-form.tsx';
import { SlideList } from './list/slide-list.tsx';

/** The administrator's slides: their list, or the form of one of them. */
export function SlidesPanel() {
  const { item, comingFrom, open, close } = usePanelItem('slide');
  const { data } = useSlides();
  // The form goes on with what was opened, whatever the list says meanwhile.
  const [opened, setOpened] = useState(() => data?.find(({ id }) => id === item));
  if (opened?.id !== item) {
    const found = data?.find(({ id }) => id === item);
    if (found || opened) setOpened(found);
  }
  if (item === NEW) return <SlideForm key={NEW} slide={null} onClose={close} />;
  if (item && opened?.id === item) return <SlideForm key={item} slide={opened} onClose={close} />;
  return <SlideList comingFrom={comingFrom} onAdd={() => open(NEW)} onEdit={({ id }) => open(id)} />;
}
