import { type PageName, pathOfPage } from '@rombo/shared/contract/pages';
import { SEARCH_MAX, searchWords } from '@rombo/shared/words/search-words';
import { type Ref, type ToggleEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLocation } from 'wouter';
import { useTexts } from '../../../i18n/index.ts';
import { useBackToClose } from '../../../ui/back-to-close.ts';
import { Button } from '../../../ui/button.tsx';
import { isSlash, useShortcut } from '../../../ui/gestures.ts';
import { Icon } from '../../../ui/icon.tsx';
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
  input {
    min-width: 0;
    min-height: 2.75rem;
    padding: 0 0.75rem;
    border: 1px solid var(--color-border-strong);
    border-right: 0;
    background: var(--color-surface);
  }
  button { min-width: 2.75rem; padding-inline: 0.625rem; }
`;

/** Search field of every page: plain, without suggestions. */
export function PlainSearch({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const texts = useTexts('catalogue').search;
  const action = use(PageAddress)(pathOfPage('products'));
  const remember = (form: HTMLFormElement) => rememberSearch(searchWords(String(new FormData(form).get('q'))));
  return (
    <search>
      <Form action={action} onSubmit={({ currentTarget }) => remember(currentTarget)}>
        <input
          ref={ref}
          type="search"
          name="q"
          required
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          placeholder={texts.label}
          aria-label={texts.label}
        />
        <Button type="submit" variant="secondary" aria-label={texts.search}>
          <Icon name="search" />
        </Button>
      </Form>
    </search>
  );
}

const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-left: auto;
  border: 0;
  background: none;
  cursor: pointer;
`;

const Closer = styled(Opener)`width: 2.75rem; height: 2.75rem;`;

const Over = styled.div`
  display: none;
  position: fixed;
  inset: 0 0 auto;
  width: auto;
  height: 4rem;
  margin: 0;
  padding: 0 max(0.5rem, env(safe-area-inset-right)) 0 max(var(--space-m), env(safe-area-inset-left));
  border: 0;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-background);
  color: var(--color-text);
  align-items: center;
  gap: var(--space-s);
  &[data-open] { display: flex; }
  &:popover-open { display: flex; }
  &::backdrop { background: var(--color-backdrop); }
  > search { flex: 1; }
`;

const ID = 'header-search';

/** The search of a small screen: an icon in the header, which opens the field over it. A popover opens and closes without scripts. */
export function HeaderSearch({ path }: { path: string }) {
  const texts = useTexts('catalogue').search;
  const { common } = useTexts('site');
  const over = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    over.current?.hidePopover?.();
    over.current?.removeAttribute('data-open');
    setOpen(false);
  };
  useBackToClose(isOpen, close);
  const closeNow = useEffectEvent(close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the field
  useEffect(() => () => closeNow(), [path]);
  return (
    <>
      <Opener
        type="button"
        aria-label={texts.label}
        popoverTarget={ID}
        onClick={(event) => {
          // A phone shows its keyboard only for a focus within the tap.
          event.preventDefault();
          if (over.current?.showPopover) over.current.showPopover();
          else over.current?.setAttribute('data-open', '');
          input.current?.focus();
          setOpen(true);
        }}
      >
        <Icon name="search" />
      </Opener>
      <Over ref={over} id={ID} popover="auto" onToggle={({ newState }: ToggleEvent) => setOpen(newState === 'open')}>
        <PlainSearch ref={input} />
        <Closer type="button" aria-label={common.close} popoverTarget={ID} popoverTargetAction="hide" onClick={close}>
          <Icon name="close" />
        </Closer>
      </Over>
    </>
  );
}
