import { TabCount } from '../../../ui/tab-count.tsx';
import { useProducts } from './api.ts';

/** How many products there are. */
export function ProductCount() {
  const { data } = useProducts();
  return data ? <TabCount>{data.length}</TabCount> : null;
}
