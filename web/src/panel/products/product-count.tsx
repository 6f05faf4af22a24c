import { useMemo } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { TabCount } from '../ui/tabs.tsx';
import { useProducts } from './api.ts';
import { englishStateOf } from './english-state.ts';

/** Number of products, and of those that are not wholly in English. */
export function ProductCount() {
  const { english: texts } = useTexts('panel');
  const { data } = useProducts();
  const lacking = useMemo(() => data?.filter((product) => englishStateOf(product) !== 'complete').length, [data]);
  if (!data) return null;
  return (
    <TabCount>
      {data.length}
      {lacking ? ` · ${texts.lacking(lacking)}` : null}
    </TabCount>
  );
}
