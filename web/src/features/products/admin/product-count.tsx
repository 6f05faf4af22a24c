import { TabCount } from '../../../ui/tab-count.tsx';
import { useProducts } from './api.ts';

/** Number of products. */
export function ProductCount() {
  const { data } = useProducts();
  return data ? <TabCount>{data.length}</TabCount> : null;
}
