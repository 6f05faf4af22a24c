import { pathOfPage } from '@rombo/shared/contract/pages';
import { SEARCH_MAX, searchWords } from '@rombo/shared/words/search-words';
import { type KeyboardEvent, type RefObject, use, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSearch } from 'wouter';
import { useLoad } from '../../../api/swr.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { usePreHydrationText } from '../../../loading/document-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageAddress, PageLink, type PageLinkProps } from '../../../ui/page-link.tsx';
import { createStored } from '../../../ui/stored.ts';

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

const List = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 5;
  border: 1px solid var(--color-border-strong);
  background: var(--color-surface);
  a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-m);
    min-height: 2.75rem;
    padding: 0.625rem 0.75rem;
    text-decoration: none;
    &:hover { background: var(--color-background); }
  }
  a[aria-selected='true'] { background: var(--color-background); box-shadow: inset 3px 0 var(--color-brand-hover); }
`;

const MAX_RECENT = 5;

const searches = createStored('searches', (stored): string[] =>
  Array.isArray(stored) ? stored.filter((words) => typeof words === 'string') : [],
);

const rememberSearch = (words: string): void =>
  searches.set([words, ...searches.get().filter((other) => other !== words)].slice(0, MAX_RECENT));

const MAX_SUGGESTIONS = 6;

interface Suggestion extends Pick<PageLinkProps, 'page' | 'parameters' | 'query'> {
  label: string;
  note: string;
  lang?: string | undefined;
}

/**
 * Suggests the last searches while the field is empty, then products. Search code and index load on focus; without them, submitting the
 * form still searches on the server.
 */
function useSuggestions() {
  const texts = useTexts('catalogue').search;
  const { language } = useLanguage();
  const [isTouched, setTouched] = useState(false);
  const read = useLoad(isTouched ? '#search' : null, async () => (await import('./load-search.ts')).loadSearch());
  const { data: search } = read;
  const load = () => {
    setTouched(true);
    if (read.error) read.retry();
  };
  const optionsFor = (text: string): Suggestion[] => {
    const words = searchWords(text);
    if (!words) {
      return searches.get().map((recent) => ({
        page: 'products',
        query: `q=${encodeURIComponent(recent)}`,
        label: recent,
        note: texts.recent,
      }));
    }
    const exact = search?.withCode(words);
    const found = exact ? [exact] : (search?.find(words).slice(0, MAX_SUGGESTIONS) ?? []);
    return found.map(({ slug, slugEn, name, nameEn, code }) => ({
      page: 'product',
      parameters: { slug: (language === 'en' && slugEn) || slug },
      label: (language === 'en' && nameEn) || name,
      note: code,
      lang: language === 'en' && !nameEn ? 'it' : undefined,
    }));
  };
  const isCode = (text: string): boolean => search?.withCode(text) !== undefined;
  return { load, optionsFor, isCode };
}

interface SearchFieldProps {
  ref?: RefObject<HTMLInputElement | null>;
}

/** Searches the catalogue: suggestions while typing, and a server-rendered page with all results. */
export function SearchField(props: SearchFieldProps) {
  const words = searchWords(new URLSearchParams(useSearch()).get('q') ?? '');
  return <SearchInput key={words} words={words} {...props} />;
}

function SearchInput({ words, ref }: SearchFieldProps & { words: string }) {
  const texts = useTexts('catalogue').search;
  const addressOf = use(PageAddress);
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const [text, setText] = useState(words);
  usePreHydrationText(input, setText);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { load, optionsFor, isCode } = useSuggestions();

  const options = isOpen ? optionsFor(text) : [];
  const close = () => {
    setOpen(false);
    setActive(-1);
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
    } else if (event.key === 'Enter' && (options[active] || (options[0] && isCode(text)))) {
      event.preventDefault();
      document.getElementById(`${id}-${Math.max(active, 0)}`)?.click();
      close();
    }
  };

  return (
    <search>
      <Form
        action={addressOf(pathOfPage('products'))}
        onSubmit={(event) => {
          const wanted = searchWords(text);
          if (wanted) rememberSearch(wanted);
          else event.preventDefault();
        }}
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
        {options.length > 0 && (
          <List id={`${id}-list`} role="listbox" aria-label={texts.suggestions}>
            {options.map(({ label, note, lang, ...link }, at) => (
              <PageLink
                key={label + note}
                {...link}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                onClick={close}
              >
                <span lang={lang}>{label}</span> <small>{note}</small>
              </PageLink>
            ))}
          </List>
        )}
      </Form>
    </search>
  );
}
