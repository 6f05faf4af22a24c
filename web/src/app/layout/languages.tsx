import { slugIn } from '@rombo/shared/collections/in-language';
import type { SluggedKind } from '@rombo/shared/contract/kinds';
import { type itemPages, itemPart, pathOfPage } from '@rombo/shared/contract/pages';
import type { RouteName } from '@rombo/shared/contract/route-paths';
import { type Language, languageCodes, languages } from '@rombo/shared/words/languages';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import useSWR from 'swr';
import { Link, useLocation, useSearch } from 'wouter';
import { addressOf } from '../../api/client.ts';
import { useProduct } from '../../api/reads.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { addressIn, resolvePath } from '../../routing/paths.ts';
import { smallLabel } from '../../theme/text.styles.ts';

/** Lists whose answer has the item of a page. A product is read by itself. */
const lists = { newsItem: 'listNews', guide: 'listGuides' } as const satisfies Record<
  Exclude<(typeof itemPages)[SluggedKind], 'product'>,
  RouteName
>;

type Slugs = Parameters<typeof slugIn>[1];

/**
 * Returns the address of the current page in a language, with its query. An item's slug differs by language and is known after the page has
 * read it.
 */
export function useLocalizedAddress(path: string): (language: Language) => string {
  const search = useSearch();
  const { language: shown } = useLanguage();
  const { page, parameters } = resolvePath(path);
  const { slug = '' } = parameters;
  const product = useProduct(page === 'product' ? slug : '', shown).data;
  const list = page && page in lists ? lists[page as keyof typeof lists] : null;
  const { data } = useSWR<{ page: { item: Slugs } | null } | null>(
    list && addressOf(list) + itemPart(shown, slug),
    null,
  );
  const item = product ?? data?.page?.item;
  const localizedPath = (language: Language) =>
    item && page ? pathOfPage(page, { slug: slugIn(language, item) }) : path;
  return (language) => addressIn(language, localizedPath(language)) + (search && `?${new URLSearchParams(search)}`);
}

const List = styled.ul`
  display: flex;
  gap: var(--space-m);
  a {
    ${smallLabel}
    display: block;
    padding-block: 0.75rem;
    text-decoration: none;
    &:hover { color: var(--color-text); }
    &[aria-current] {
      color: var(--color-text);
      box-shadow: inset 0 -0.5rem var(--color-background), inset 0 calc(-0.5rem - 2px) var(--color-brand-hover);
    }
  }
`;

/** Links to the same page in each language; the choice is stored for the next visit. */
export function LanguageSwitcher({ path }: { path: string }) {
  const { nav } = useTexts('site');
  const [, navigate] = useLocation();
  const { language: shown, changeLanguage } = useLanguage();
  const addressOf = useLocalizedAddress(path);
  const change = async (event: MouseEvent, language: Language) => {
    event.preventDefault();
    await changeLanguage(language);
    const { pathname, search } = window.location;
    const current = resolvePath(pathname).path;
    // The visitor may have navigated while the language was loading.
    navigate(current === path ? addressOf(language) : addressIn(language, current) + search);
  };
  return (
    <List aria-label={nav.language}>
      {languageCodes.map((language) => (
        <li key={language}>
          <Link
            href={addressOf(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === shown || undefined}
            onClick={(event) => void change(event, language).catch(() => undefined)}
          >
            {languages[language].name}
          </Link>
        </li>
      ))}
    </List>
  );
}
