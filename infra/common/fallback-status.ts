import { matchPage } from '@rombo/shared/contract/pages';
import { splitLanguage } from '@rombo/shared/words/languages';

/** A page's own path, without the language and without a slash at its end. */
const ownPath = (path: string): string => splitLanguage(path).path.replace(/(?<=[^/])\/$/, '');

/**
 * The status that the page of the bucket has by its path behind the edge, where it is not 200: all addresses of no page have one name
 * there, and all products another.
 */
export function fallbackStatus(path: string): '404' | '503' | undefined {
  const own = ownPath(path);
  if (own === '/404') return '404';
  return matchPage(own)?.page === 'product' ? '503' : undefined;
}
