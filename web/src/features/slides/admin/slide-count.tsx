import { TabCount } from '../../../ui/tab-count.tsx';
import { useSlides } from './api.ts';

/** How many slides there are, the inactive ones among them. */
export function SlideCount() {
  const { data } = useSlides();
  return data ? <TabCount>{data.length}</TabCount> : null;
}
