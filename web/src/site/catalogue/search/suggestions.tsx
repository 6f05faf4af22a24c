import { slugIn } from '@rombo/shared/collections/in-language';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { createSearchInSlices } from '@rombo/shared/collections/search';
import { type IndexedProduct, type SearchIndex, unpackEntries } from '@rombo/shared/collections/search-index';
import { createInterpreter, type Interpretation } from '@rombo/shared/collections/search-question';
import { entryName, understoodIn, withMeasure } from '@rombo/shared/collections/understood';
import { slugsOf } from '@rombo/shared/contract/language-fields';
import { type Topic, topicPages } from '@rombo/shared/words/search-topics';
import { searchWords } from '@rombo/shared/words/search-words';
import { Fragment } from 'react';
import styled from 'styled-components';
import { call } from '../../../api/client.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { type Language, useTexts } from '../../../i18n/index.ts';
import { textsIn } from '../../../i18n/texts.ts';
import { media } from '../../../theme/media.ts';
import { labelText } from '../../../theme/text.styles.ts';
import { PageLink, type PageLinkProps } from '../../../ui/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { myEngineSlug } from '../my-engine.ts';
import { recent } from '../seen.ts';
import { guidePage, measureText } from './search-note.tsx';
import { searches } from './searches.ts';

/** Rows have one height and every row the place of a picture, so that nothing moves while one types. */
const List = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 5;
  min-width: calc(100vw - 2rem);
  max-height: calc(100dvh - 5rem);
  overflow-y: auto;
  border: 1px solid var(--color-border-strong);
  background: var(--color-surface);
  p { ${labelText} padding: 0.625rem 0.75rem 0.25rem; color: var(--color-text-muted); }
  a {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    align-items: center;
    gap: 0 0.75rem;
    height: 3.5rem;
    padding: 0 0.75rem;
    text-decoration: none;
    &:hover { background: var(--color-background); }
  }
  img, i { width: 3rem; height: 2.25rem; object-fit: cover; background: var(--color-background); }
  div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 0.5rem; }
  small { grid-column: 1 / -1; }
  span, small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { color: var(--color-text-muted); }
  small b { color: var(--color-available); }
  /* Not clipped by the sidebar, which scrolls. */
  ${media.wide} { position: fixed; inset: auto; width: 24rem; min-width: 0; margin-top: 2.75rem; }
  a[aria-selected='true'] { background: var(--color-background); box-shadow: inset 3px 0 var(--color-brand-hover); }
`;

interface Suggestion extends Pick<PageLinkProps, 'page' | 'parameters' | 'query'> {
  group: 'viewed' | 'searches' | 'answers' | 'products' | 'mentions';
  label: string;
  lang?: string | undefined;
  notes?: readonly string[];
  price?: string | undefined;
  fits?: boolean;
  topic?: Topic;
  picture?: { url: string; color: string | null } | undefined;
}

const MAX_SUGGESTIONS = 6;
const MAX_VIEWED = 4;

/** Before anything is typed: products that were viewed, and the last searches. */
const beforeTyping = (): Suggestion[] => [
  ...recent
    .get()
    .slice(0, MAX_VIEWED)
    .map(
      ({ slug, name, lang, cover }): Suggestion => ({
        group: 'viewed',
        page: 'product',
        parameters: { slug },
        label: name,
        lang,
        picture: cover ? { url: cover, color: null } : undefined,
      }),
    ),
  ...searches.get().map(
    (words): Suggestion => ({
      group: 'searches',
      page: 'products',
      query: `q=${encodeURIComponent(words)}`,
      label: words,
    }),
  ),
];

/** Loads the index and the texts, and returns what the field needs to answer. */
export async function loadSuggestions(language: Language) {
  const [index] = await Promise.all([call('getSearchIndex'), textsIn(language, 'search').load()]);
  const entries = unpackEntries(index);
  // An index of a release before guides lacks them.
  const { guides = [] }: Partial<SearchIndex> = index;
  const interpret = createInterpreter(entries, await createSearchInSlices(entries));
  const understoodBy = (interpretation: Interpretation<IndexedProduct>, language: Language) =>
    understoodIn(
      interpretation,
      (engine) => ({ slug: slugIn(language, engine), name: entryName(language, engine).name }),
      guides,
      language,
    );

  function suggestionsFor(text: string, language: Language): Suggestion[] {
    const words = searchWords(text);
    if (!words) return beforeTyping();
    const interpretation = interpret(words);
    const { found } = interpretation;
    const { answers, guides, reading } = understoodBy(interpretation, language);
    const mine = myEngineSlug();
    const isMine = (at: number) => {
      const engine = entries[at];
      return mine !== null && engine !== undefined && slugsOf(engine).includes(mine);
    };
    const texts = textsIn(language, 'search').loaded();
    return [
      ...answers.map((topic): Suggestion => {
        const guide = guides.find((each) => each.topic === topic);
        if (!guide) return { group: 'answers', ...topicPages[topic], topic, label: topic };
        const { name: label, lang } = guide;
        return { group: 'answers', ...guidePage(guide), label, lang, notes: texts ? [texts.guide] : [] };
      }),
      ...found.slice(0, MAX_SUGGESTIONS).map((entry): Suggestion => {
        const { name, lang } = entryName(language, entry);
        const measure = reading.kind === 'most' && reading.by !== 'price' ? reading.by : undefined;
        const value = measure && entry[measure];
        return {
          group: reading.kind === 'mention' ? 'mentions' : 'products',
          page: 'product',
          parameters: { slug: slugIn(language, entry) },
          label: name,
          lang,
          notes: [
            ...(entry.code ? [entry.code] : []),
            ...(measure && value && texts ? [measureText(measure, value, texts, language)] : []),
          ],
          price: entry.price === undefined ? undefined : formatPrice(entry.price, language),
          fits: entry.fits.some(isMine),
          picture: entry.picture,
        };
      }),
    ];
  }

  /** Returns the results of a search as the server would. */
  function resultsOf(words: string, language: Language, products: readonly ProductOutline[]) {
    const interpretation = interpret(words);
    const { found, nearest } = interpretation;
    const bySlug = new Map(products.map((product) => [product.slug, product]));
    const understood = understoodBy(interpretation, language);
    const outlinesOf = (entries: typeof found) =>
      entries.flatMap((entry) => {
        const product = bySlug.get(slugIn(language, entry));
        return product ? [withMeasure(product, entry, language, understood)] : [];
      });
    return { understood, found: outlinesOf(found), nearest: outlinesOf(nearest) };
  }
  return { interpret, resultsOf, suggestionsFor, SuggestionList };
}
export type LoadedSearch = Awaited<ReturnType<typeof loadSuggestions>>;

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: () => void;
}

function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const texts = useTexts('search');
  const catalogue = useTexts('catalogue');
  const titles = {
    viewed: catalogue.recent.title,
    searches: texts.lastSearches,
    answers: undefined,
    products: undefined,
    mentions: texts.mentionedBy,
  };
  return (
    <List id={`${id}-list`} role="listbox" aria-label={catalogue.search.suggestions}>
      {suggestions.map(({ group, label, lang, notes = [], price, fits, topic, picture, ...link }, at) => {
        const title = group === suggestions[at - 1]?.group ? undefined : titles[group];
        const [topicTitle, topicText] = topic ? texts.topics[topic] : [];
        return (
          <Fragment key={`${group} ${label} ${notes[0]}`}>
            {title && <p role="presentation">{title}</p>}
            <PageLink
              {...link}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              onClick={onChoose}
            >
              {picture ? (
                <Picture src={picture.url} color={picture.color} alt="" width={4} height={3} sizes="3rem" />
              ) : (
                <i />
              )}
              <div>
                <span lang={lang}>{topicTitle ?? label}</span>
                {price && <b>{price}</b>}
                {(topicText ?? (notes.length > 0 || fits)) && (
                  <small>
                    {topicText ?? notes.join(' · ')}
                    {fits && (
                      <>
                        {notes.length > 0 && ' · '}
                        <b>{texts.fitsMine}</b>
                      </>
                    )}
                  </small>
                )}
              </div>
            </PageLink>
          </Fragment>
        );
      })}
    </List>
  );
}
