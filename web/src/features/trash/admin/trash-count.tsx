import { TabCount } from '../../../ui/tab-count.tsx';
import { useTrash } from './api.ts';

/** Number of deleted products and slides. */
export function TrashCount() {
  const { data } = useTrash();
  return data?.length ? <TabCount>{data.length}</TabCount> : null;
}
