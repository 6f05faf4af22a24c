import { langOf, type Untranslated } from '@rombo/shared/collections/in-language';
import { MAX_COMPARED } from '@rombo/shared/collections/query-rules';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { createStoredList } from '../../ui/stored.ts';
import { toast } from '../../ui/toast.tsx';

export interface ComparedItem {
  id: string;
  slug: string;
  name: string;
  /** Language of the name. */
  lang?: string | undefined;
}

const chosen = createStoredList<ComparedItem>('compare', MAX_COMPARED, ['id', 'slug', 'name']);

/** Products chosen on this device, in all tabs; none on the server. */
export const useComparedItems = chosen.use;

export const setComparison = chosen.set;

/** Returns whether a product is chosen, and a function that adds or removes it, with a toast if the list is full. */
export function useCompared(product: ComparedItem & Untranslated) {
  const { id, slug, name } = product;
  const { language } = useLanguage();
  const { compare, full } = useTexts('catalogue').compare;
  return {
    isChosen: useComparedItems().some((item) => item.id === id),
    toggle: () => {
      const current = chosen.get();
      const others = current.filter((item) => item.id !== id);
      if (others.length === MAX_COMPARED) toast({ title: compare, description: full });
      else
        setComparison(
          others.length < current.length
            ? others
            : [...current, { id, slug, name, lang: langOf(product, 'name') ?? language }],
        );
    },
  };
}
