import type { PartType } from '@rombo/shared/collections/categories';
import { nameIn, slugIn } from '@rombo/shared/collections/in-language';
import type { ProductDetails } from '@rombo/shared/collections/product';
import { slugsOf } from '@rombo/shared/contract/language-fields';
import type { ComponentType } from 'react';
import { addressOf } from '../../api/client.ts';
import { readOrNull, useLoad } from '../../api/swr.ts';
import { useLanguage } from '../../i18n/index.ts';
import { createStore } from '../../loading/document-state.ts';
import { createStored } from '../../ui/stored.ts';

/** Slug of the visitor's engine, stored on this device. */
const engine = createStored('engine', (stored) => (typeof stored === 'string' ? stored : null));

export const chooseEngine = engine.set;

/** Forgets the engine. The link before the button, which disappears, gets the focus. */
export function forgetEngine({ currentTarget: { previousElementSibling } }: { currentTarget: Element }): void {
  (previousElementSibling as HTMLElement).focus();
  engine.set(null);
}

export const useEngineSlug = engine.use;
export const myEngineSlug = engine.get;

/** The sheet of engines while it is open. */
export const engineSheet = createStore<ComponentType | null>(null);

interface Part {
  id: string;
  partType?: PartType | undefined;
  /** True if the engines that the part fits are known. */
  isFitted: boolean;
}

/** True if a part fits the visitor's engine; otherwise the part of the same kind that does, if any. */
export type Fit = true | { instead?: { code: string; slug: string } };

/** Returns the visitor's engine and a function that checks parts; undefined without an engine and while it loads. */
export function useMyEngine() {
  const slug = engine.use();
  const { language } = useLanguage();
  const address = slug === null ? null : addressOf('getProduct', { parameters: { id: slug } });
  const { data } = useLoad(address, async (from) => {
    const product = (await readOrNull(from, 404)) as ProductDetails | null;
    // The engine was removed from the catalogue, or has been renamed.
    if (!product) engine.set(null);
    else if (!slugsOf(product).includes(slug ?? '')) engine.set(product.slug);
    return product;
  });
  if (data?.category !== 'motori') return undefined;
  const parts = data.parts ?? [];
  return {
    slug: data.slug,
    slugs: slugsOf(data),
    name: nameIn(language, data).name,
    parts,
    fitOf: ({ id, partType, isFitted }: Part): Fit | undefined => {
      if (parts.some((part) => part.id === id)) return true;
      if (!isFitted) return undefined;
      const other = partType && parts.find((part) => part.partType === partType);
      const code = other?.articleCode;
      return { ...(other && code && { instead: { code, slug: slugIn(language, other) } }) };
    },
  };
}
