import { TabCount } from '../../../ui/tab-count.tsx';
import { useDealers } from './api.ts';

/** Number of dealers. */
export function DealerCount() {
  const { data } = useDealers();
  return data ? <TabCount>{data.length}</TabCount> : null;
}
