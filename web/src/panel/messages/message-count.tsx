import { useTexts } from '../../i18n/index.ts';
import { TabCount } from '../ui/tabs.tsx';
import { ARRIVALS, useInbox } from './api.ts';

export function MessageCount() {
  const { messages: texts } = useTexts('panel');
  const { data } = useInbox('inbox', ARRIVALS);
  if (!data) return null;
  const fresh = data.items.filter(({ status }) => status === 'new').length;
  return (
    <TabCount fresh={fresh > 0 && texts.fresh(fresh)}>
      {data.items.length}
      {data.next && '+'}
    </TabCount>
  );
}
