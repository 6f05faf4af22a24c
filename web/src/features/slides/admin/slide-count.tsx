import { TabCount } from '../../../ui/tab-count.tsx';
import { useSlides } from './api.ts';

/** Number of slides, including inactive ones. */
export function SlideCount() {
  const { data } = useSlides();
  return data ? <TabCount>{data.length}</TabCount> : null;
}
