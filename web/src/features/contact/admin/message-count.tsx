import { useTexts } from '../../../i18n/index.ts';
import { TabCount } from '../../../ui/tab-count.tsx';
import { useInbox } from './api.ts';
import { useLastSeen } from './seen.ts';

/** Number of messages, and of those since the last visit. */
export function MessageCount() {
  const { messages: texts } = useTexts('panel');
  const { data } = useInbox();
  const seen = useLastSeen();
  if (!data) return null;
  const fresh = data.items.filter(({ id }) => id > seen).length;
  return (
    <TabCount fresh={fresh > 0 && texts.fresh(fresh)}>
      {data.items.length}
      {data.next && '+'}
    </TabCount>
  );
}
