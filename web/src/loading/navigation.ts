import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import type { Language } from '@rombo/shared/words/languages';
import type { SWRConfiguration } from 'swr';

/** A product as its page is drawn from a list until the product comes, with the number of its pictures. */
export interface Preview {
  product: ProductDetailsIn;
  pictureCount: number;
}

/** The kind of the last navigation, and functions that only navigation needs; their code is loaded after the first page. */
interface Navigation {
  /** True while the page that is shown is one that a link led to; false after Back, Forward or a redirect, undefined on the first page. */
  followsLink?: boolean;
  /** Loads what the page at an address is drawn from; undefined where that is here. */
  prepare?: (address: string) => Promise<void> | undefined;
  /** A product by its slug, from the lists that were read before. */
  preview?: (
    slug: string,
    language: Language,
    answers: { cache: { get(key: string): { data?: unknown } | undefined }; fallback: SWRConfiguration['fallback'] },
  ) => Preview | undefined;
}

export const navigation: Navigation = {};

/** True from the first change of address on. */
export const hasMoved = (): boolean => navigation.followsLink !== undefined;
