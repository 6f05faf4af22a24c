import { filterKey, noFilter } from '@rombo/shared/collections/catalogue';
import type { EngineChoice } from '@rombo/shared/collections/product-outline';
import type { Understood } from '@rombo/shared/collections/understood';
import { topicPages } from '@rombo/shared/words/search-topics';
import styled from 'styled-components';
import { formatNumber, formatPrice } from '../../../i18n/format.ts';
import { type Language, type Texts, useLanguage, useTexts } from '../../../i18n/index.ts';
import { Notice } from '../../../ui/async-view.tsx';
import { PageButton, PageLink } from '../../../ui/page-link.tsx';
import { FilterNote } from '../filter-note.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-s);
  margin-bottom: var(--space-m);
  a {
    display: grid;
    align-content: center;
    min-height: 3.5rem;
    padding: 0.625rem var(--space-m);
    border: 1px solid var(--color-border-strong);
    border-left: 3px solid var(--color-accent);
    background: var(--color-surface);
    text-decoration: none;
  }
  a:hover strong { text-decoration: underline; }
  small { color: var(--color-text-muted); }
`;

/** Returns the link to the page of a guide. */
export const guidePage = ({ slug }: { slug: string }) => ({ page: 'guide' as const, parameters: { slug } });

/** Pages that answer the search. */
function Answers({ answers, guides }: Pick<Understood, 'answers' | 'guides'>) {
  const texts = useTexts('search');
  return (
    <List aria-label={texts.answers}>
      {answers.map((topic) => {
        const [title, text] = texts.topics[topic];
        const guide = guides.find((each) => each.topic === topic);
        return (
          <li key={topic}>
            <PageLink {...(guide ? guidePage(guide) : topicPages[topic])}>
              <strong lang={guide?.lang}>{guide?.name ?? title}</strong>
              <small>{guide ? texts.guide : text}</small>
            </PageLink>
          </li>
        );
      })}
    </List>
  );
}

type MostReading = Extract<Understood['reading'], { kind: 'most' }>;

/** Returns a measure's figure with its unit. */
export const measureText = (
  by: MostReading['by'],
  value: number,
  texts: Texts['search'],
  language: Language,
): string => (by === 'price' ? formatPrice(value, language) : texts.figures[by](formatNumber(value, language)));

interface UnderstandingProps {
  words: string;
  reading: Understood['reading'];
  /** Name of the first product found, if any. */
  first: string | undefined;
  listKey: string;
}

/** Returns how a search was understood. */
function Understanding({ words, reading, first, listKey }: UnderstandingProps) {
  const texts = useTexts('search');
  const { language } = useLanguage();
  if (first === undefined) return texts.resultsFor(words);
  switch (reading.kind) {
    case 'class':
      return reading.isMade ? texts.classOf(words) : texts.noClassOf(words);
    case 'parts':
      return texts.partsFor(reading.engine.name, words);
    case 'most': {
      const { by, most, value } = reading;
      // The figure is that of the first of all results, which other filters and pages do not show first.
      if (listKey !== `${filterKey({ ...noFilter, q: words })} null`) return texts.resultsFor(words);
      return texts.first(texts.most[by][Number(most)] ?? '', first, measureText(by, value, texts, language));
    }
    case 'words':
      return texts.resultsFor(words);
    default:
      return texts[reading.kind](words);
  }
}

/** Each property is the same at the next render: another one before hydration would discard the rendered note. */
interface SearchNoteProps {
  words: string | undefined;
  /** The engine whose parts are listed; null for an unknown one. */
  engine: EngineChoice | null | undefined;
  understood: Understood | undefined;
  /** Name of the first product found, if any. */
  first: string | undefined;
  /** Key of the list that is shown, with its filter and page. */
  listKey: string;
}

/** Tells which products are listed, and links pages that answer the search. */
export function SearchNote({ words, engine, understood, first, listKey }: SearchNoteProps) {
  const texts = useTexts('catalogue').search;
  const { drawing } = useTexts('search');
  const { reading, answers = [], guides = [] } = understood ?? {};
  const asked = engine ?? (reading?.kind === 'parts' ? reading.engine : undefined);
  return (
    <>
      <FilterNote>
        <strong role={words && 'status'}>
          {engine && texts.partsOf(engine.name)}{' '}
          {words && reading && <Understanding words={words} reading={reading} first={first} listKey={listKey} />}
        </strong>
        {asked && (
          <PageLink page="product" parameters={{ slug: asked.slug }} anchor="exploded">
            {drawing}
          </PageLink>
        )}
        {asked && !engine && (
          <PageLink page="products" query={`fits=${asked.slug}`}>
            {texts.partsOf(asked.name)}
          </PageLink>
        )}
        <PageLink page="products">{texts.showAll}</PageLink>
      </FilterNote>
      {answers.length > 0 && <Answers answers={answers} guides={guides} />}
    </>
  );
}

/** Says that nothing was found, and offers to ask. */
export function NothingNote({ words }: { words: string }) {
  const texts = useTexts('search');
  const { emptyTitle } = useTexts('catalogue');
  return (
    <Notice title={emptyTitle} text={texts.nothingFound}>
      <PageButton page="contact" query={`cerca=${encodeURIComponent(words)}`} variant="secondary">
        {texts.askUs}
      </PageButton>
    </Notice>
  );
}
