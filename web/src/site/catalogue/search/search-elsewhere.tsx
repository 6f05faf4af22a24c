import { type PageName, pathOfPage } from '@rombo/shared/contract/pages';
import { SEARCH_MAX, searchWords } from '@rombo/shared/words/search-words';
import { use, useRef } from 'react';
import styled from 'styled-components';
import { useLocation } from 'wouter';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { isSlash, useShortcut } from '../../../ui/gestures.ts';
import { PageAddress } from '../../../ui/page-link.tsx';
import { readStored, store } from '../../../ui/stored.ts';

const KEY = 'searches';
const MAX_RECENT = 5;

/** The last searches on this device, the newest first. */
export function recentSearches(): string[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string') : [];
}

export const rememberSearch = (words: string): void =>
  store(KEY, [words, ...recentSearches().filter((other) => other !== words)].slice(0, MAX_RECENT));

/** Key of a history state whose page focuses its search field. */
const FOCUS_SEARCH = 'focusSearch';

/** Returns whether the current history state has the key, and removes it. */
export function takesSearchFocus(): boolean {
  const { [FOCUS_SEARCH]: marked, ...state } = window.history.state ?? {};
  if (marked) window.history.replaceState(state, '');
  return Boolean(marked);
}

const isSearch = (event: KeyboardEvent): boolean =>
  (isSlash(event) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) &&
  !document.querySelector('dialog[open]');

/** Calls back on / and on Ctrl+K, unless a dialog is open. */
export const useSearchKeys = (onKeys: (() => void) | undefined): void => useShortcut(isSearch, onKeys);

/** Opens the catalogue with its search field focused on / and Ctrl+K; the catalogue handles these keys itself. */
export function SearchShortcut({ page }: { page: PageName | null }) {
  const [, navigate] = useLocation();
  const address = use(PageAddress)(pathOfPage('products'));
  useSearchKeys(page === 'products' ? undefined : () => navigate(address, { state: { [FOCUS_SEARCH]: true } }));
  return null;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-s);
  input { min-width: 0; padding: 0.625rem 0.75rem; border: 1px solid var(--color-border-strong); background: var(--color-surface); }
`;

/** Search field in the menu of a small screen: plain, since every page carries it. */
export function MenuSearch() {
  const texts = useTexts('catalogue').search;
  const action = use(PageAddress)(pathOfPage('products'));
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <Form action={action} onSubmit={() => rememberSearch(searchWords(input.current?.value ?? ''))}>
        <input
          ref={input}
          type="search"
          name="q"
          required
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          placeholder={texts.label}
          aria-label={texts.label}
        />
        <Button type="submit" variant="secondary">
          {texts.search}
        </Button>
      </Form>
    </search>
  );
}
