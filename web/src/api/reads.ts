import type { PublicProfile } from '@rombo/shared/collections/company-profile';
import type { ProductDetails } from '@rombo/shared/collections/product';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import type { SettingKey } from '@rombo/shared/collections/setting';
import { slugsOf } from '@rombo/shared/contract/language-fields';
import { languagePart } from '@rombo/shared/contract/pages';
import type { Language } from '@rombo/shared/words/languages';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf, read } from './client.ts';
import { hasStatus } from './errors.ts';
import { type Read, useLoad, useRead } from './swr.ts';

/** Reads a setting; null if it does not exist. */
export const useSettingRead = (key: SettingKey) => useRead('getSetting', { parameters: { key }, nullOn: 404 });

/** Reads the maintenance mode. The site is open if the setting does not exist. */
export function useMaintenance() {
  const read = useSettingRead('maintenance_mode');
  return { ...read, active: read.data?.value === 'true' };
}

/** Returns the value of a setting: blank while it loads and if it does not exist. */
export const useSetting = (key: SettingKey): string => useSettingRead(key).data?.value ?? '';

/** Returns the company profile: undefined while loading, null if the owner has entered nothing. */
export const useCompany = (): PublicProfile | null | undefined => useRead('getCompany').data;

/** Reads a product by slug, as stored and in a language. The translation code with its glossary loads with the first product. */
export async function readProduct(slug: string, language: Language) {
  const [product, { productDetailsIn }] = await Promise.all([
    read(addressOf('getProduct', { parameters: { id: slug } })) as Promise<ProductDetails>,
    import('./product-data.ts'),
  ]);
  return { product, shown: productDetailsIn(language, product) };
}

/** Returns a product by slug in a language; null if there is none. Reads nothing without a slug. */
export function useProduct(slug: string, language: Language): Read<ProductDetailsIn | null> {
  const { mutate: write } = useSWRConfig();
  const keyOf = (id: string) => addressOf('getProduct', { parameters: { id } }) + languagePart(language);
  const load = async () => {
    try {
      const { product, shown } = await readProduct(slug, language);
      // The page redirects from the slug of another language to its own: cache the product under that slug too.
      for (const other of slugsOf(product)) if (other !== slug) void write(keyOf(other), shown, { revalidate: false });
      return shown;
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  };
  const { data, loading, ...state } = useLoad<ProductDetailsIn | null>(slug && keyOf(slug), load);
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  // Keeps showing the product in the previous language until the new one is loaded.
  const isSame = data === undefined && loading && last && slugsOf(last).includes(slug);
  return { ...state, data: isSame ? last : data, loading };
}
