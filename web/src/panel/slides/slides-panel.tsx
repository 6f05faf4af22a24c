import { NEW, useOpenedItem, usePanelItem } from '../../routing/panel-address.ts';
import { useSlides } from './api.ts';
import { SlideForm } from './form/slide-form.tsx';
import { SlideList } from './list/slide-list.tsx';

export function SlidesPanel() {
  const { item, comingFrom, open, close } = usePanelItem('slide');
  const opened = useOpenedItem(item, useSlides().data);
  if (item === NEW) return <SlideForm key={NEW} slide={null} onClose={close} />;
  if (item && opened) return <SlideForm key={item} slide={opened} onClose={close} />;
  return <SlideList comingFrom={comingFrom} onAdd={() => open(NEW)} onEdit={({ id }) => open(id)} />;
}
