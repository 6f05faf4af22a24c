import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { slugIn } from '@rombo/shared/contract/in-language';
import { copyIn, pathOfPage } from '@rombo/shared/contract/pages';
import type { Language } from '@rombo/shared/words/languages';
import useSWR from 'swr';
import { useSearch } from 'wouter';
import { addressOf } from '../../api/client.ts';
import { useLanguage } from '../../i18n/index.ts';
import { addressIn, resolvePath } from '../../routing/paths.ts';

/** The address of the present page in a language, with its query; a product has a name in each, known once its page has read it. */
export function useAddresses(path: string): (language: Language) => string {
  const search = useSearch();
  const { language: shown } = useLanguage();
  const { slug } = resolvePath(path).parameters;
  const read = slug && addressOf('getProduct', { parameters: { id: slug } }) + copyIn(shown);
  const { data } = useSWR<ProductDetailsIn | null>(read, null);
  const pathIn = (language: Language) => (data ? pathOfPage('product', { slug: slugIn(language, data) }) : path);
  return (language) => addressIn(language, pathIn(language)) + (search && `?${search}`);
}
