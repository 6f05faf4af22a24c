import { slugIn } from '@rombo/shared/collections/in-language';
import { pathOfPage, SEARCH_PART } from '@rombo/shared/contract/pages';
import { SEARCH_MAX, searchWords } from '@rombo/shared/words/search-words';
import { type FormEvent, type KeyboardEvent, type RefObject, use, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLocation, useSearch } from 'wouter';
import { useLoad } from '../../../api/swr.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { usePreHydrationText } from '../../../loading/document-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageAddress } from '../../../ui/page-link.tsx';
import { rememberSearch } from './searches.ts';

const Form = styled.form`
  position: relative;
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
  :focus-visible { outline-offset: -2px; }
  button { min-width: 2.75rem; padding-inline: 0.625rem; }
`;

/** Search code, index and texts load when the field is used; without them, submitting the form searches on the server. */
function useLoadedSearch() {
  const { language } = useLanguage();
  const [isTouched, setTouched] = useState(false);
  const read = useLoad(isTouched ? SEARCH_PART : null, async () =>
    (await import('./suggestions.tsx')).loadSuggestions(language),
  );
  const load = () => {
    setTouched(true);
    if (read.error) read.retry();
  };
  return { load, search: read.data };
}

interface SearchFieldProps {
  ref?: RefObject<HTMLInputElement | null>;
}

/** Searches the catalogue: suggestions while typing, and a page with all results. */
export function SearchField({ ref }: SearchFieldProps) {
  const texts = useTexts('catalogue').search;
  const { language } = useLanguage();
  const addressOf = use(PageAddress);
  const [, navigate] = useLocation();
  const words = searchWords(new URLSearchParams(useSearch()).get('q') ?? '');
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const [searched, setSearched] = useState(words);
  const [text, setText] = useState(words);
  if (searched !== words) {
    setSearched(words);
    setText(words);
  }
  usePreHydrationText(input, setText);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { load, search } = useLoadedSearch();

  const options = isOpen ? (search?.suggestionsFor(text, language) ?? []) : [];
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const onSubmit = (event: FormEvent) => {
    const wanted = searchWords(text);
    if (wanted) rememberSearch(wanted);
    if (!wanted || search) event.preventDefault();
    if (!wanted || !search) return;
    const { exact } = search.interpret(wanted);
    close();
    navigate(
      exact
        ? addressOf(pathOfPage('product', { slug: slugIn(language, exact) }))
        : `${addressOf(pathOfPage('products'))}?q=${encodeURIComponent(wanted)}`,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      // One more position than options: the field itself.
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && options[active]) {
      event.preventDefault();
      document.getElementById(`${id}-${active}`)?.click();
      close();
    }
  };

  return (
    <search>
      <Form
        action={addressOf(pathOfPage('products'))}
        onSubmit={onSubmit}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close();
        }}
      >
        <input
          ref={input}
          data-search
          type="text"
          enterKeyHint="search"
          name="q"
          role="combobox"
          aria-label={texts.label}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={options[active] && `${id}-${active}`}
          placeholder={texts.placeholder}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          value={text}
          onFocus={() => {
            load();
            setOpen(true);
          }}
          onChange={({ target }) => {
            setText(target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" variant="secondary" aria-label={texts.search}>
          <Icon name="search" />
        </Button>
        {search && options.length > 0 && (
          <search.SuggestionList id={id} suggestions={options} active={active} onChoose={close} />
        )}
      </Form>
    </search>
  );
}
