import type { PartType } from '@rombo/shared/collections/categories';
import type { ProductDetails } from '@rombo/shared/collections/product';
import { nameIn, slugIn } from '@rombo/shared/contract/in-language';
import { useMemo } from 'react';
import { addressOf, read } from '../../api/client.ts';
import { useLoad } from '../../api/swr.ts';
import { useLanguage } from '../../i18n/index.ts';
import { createStored } from '../../ui/stored.ts';

/** The slug of the visitor's engine, which this device keeps. */
const engine = createStored('engine', (stored) => (typeof stored === 'string' ? stored : null));

export const chooseEngine = engine.set;
export const useEngineSlug = engine.use;

interface Part {
  id: string;
  partType?: PartType | undefined;
  /** True where the engines that it fits are known. */
  isFitted: boolean;
}

/** Whether a part fits the visitor's engine; if it does not, the part of the same kind that does, where there is one. */
export type Fit = true | { instead?: { code: string; slug: string } };

/** The visitor's engine, and which parts fit it; undefined without an engine, and until it is loaded. */
export function useMyEngine() {
  const slug = engine.use();
  const { language } = useLanguage();
  const address = slug === null ? null : addressOf('getProduct', { parameters: { id: slug } });
  // Under the address itself, the engine's page caches the product in its language.
  const { data } = useLoad(address && `${address}#engine`, (from) => read(from) as Promise<ProductDetails>);
  return useMemo(() => {
    if (data?.category !== 'motori') return undefined;
    const parts = data.parts ?? [];
    return {
      slug: slugIn(language, data),
      name: nameIn(language, data).name,
      fitOf: ({ id, partType, isFitted }: Part): Fit | undefined => {
        if (parts.some((part) => part.id === id)) return true;
        if (!isFitted) return undefined;
        const other = partType && parts.find((part) => part.partType === partType);
        const code = other?.articleCode;
        return { ...(other && code && { instead: { code, slug: slugIn(language, other) } }) };
      },
    };
  }, [data, language]);
}
