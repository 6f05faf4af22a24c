import type { Product } from '@rombo/shared/collections/product';
import { unpackEntries } from '@rombo/shared/collections/search-index';
import { createInterpreter } from '@rombo/shared/collections/search-question';
import { isPublic } from '@rombo/shared/collections/status';
import type { PageName } from '@rombo/shared/contract/pages';
import { type DayVisits, dayBefore, type VisitList, visitLists } from '@rombo/shared/contract/visits';
import { isLanguage, languages } from '@rombo/shared/words/languages';
import { searchWords } from '@rombo/shared/words/search-words';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useRead } from '../../api/swr.ts';
import { Note, Row } from '../../forms/form.styles.ts';
import { countryName } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { panelAddress } from '../../routing/paths.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useProducts } from '../products/api.ts';
import { useBulkWrites } from '../products/bulk/use-bulk.ts';
import { Cards, Facts, Hint, Line, Lines, TitledCard } from '../ui/cards.tsx';
import { useStoredValue } from '../ui/list-hooks.tsx';
import { FilterSelect, PanelSection } from '../ui/panel-section.tsx';
import { monthBefore, sumOf, useVisits, VISIT_SPAN } from './product-views.tsx';
import { VisitsChart } from './visits-chart.tsx';

const MONTHS = 12;
/** Maximum number of lines per list. */
const MAX_LINES = 10;

const spans = ['days', 'months'] as const;
type Span = (typeof spans)[number];

/** Returns a bar for each day or month, also for those without visits. */
function barsOf(span: Span, visits: readonly DayVisits[], locale: string) {
  const write = (day: string, style: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString(locale, { ...style, timeZone: 'UTC' });
  const isDays = span === 'days';
  const count = isDays ? VISIT_SPAN : MONTHS;
  return Array.from({ length: count }, (_, at) => (isDays ? dayBefore : monthBefore)(count - 1 - at)).map((day) => ({
    key: day,
    label: write(day, isDays ? { day: 'numeric', month: 'short' } : { month: 'short' }),
    name: write(day, isDays ? { dateStyle: 'long' } : { month: 'long', year: 'numeric' }),
    views: visits.reduce((sum, one) => sum + (one.day.startsWith(isDays ? day : day.slice(0, 7)) ? one.views : 0), 0),
  }));
}

interface ListProps {
  list: VisitList;
  visits: readonly DayVisits[];
  nameOf: ((name: string) => string) | undefined;
}

function List({ list, visits, nameOf = (name) => name }: ListProps) {
  const { locale, visits: texts } = useTexts('panel');
  const { named, others } = sumOf(visits, list);
  const rest = named.slice(MAX_LINES).reduce((total, [, sum]) => total + sum, others);
  const shown = named.slice(0, MAX_LINES).map(([name, sum]): [string, number] => [nameOf(name), sum]);
  const lines = rest > 0 ? [...shown, [texts.others, rest] as [string, number]] : shown;
  return (
    <TitledCard title={texts.lists[list]}>
      {lines.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Facts facts={lines.map(([name, sum]) => [name, sum.toLocaleString(locale)])} />
      )}
    </TitledCard>
  );
}

/** Adds words to the other names of a product, with an undo. */
function useAddName() {
  const { visits: texts } = useTexts('panel');
  const { update } = useBulkWrites();
  return async (product: Product, words: string) => {
    const change = { alsoKnownAs: [...(product.alsoKnownAs ?? []), words] };
    const { saved, undo } = await update([{ product, change }]);
    toast(
      saved.length > 0
        ? { title: texts.added(words, product.name), ...undo }
        : { title: texts.notAdded(product.name), variant: 'destructive' },
    );
  };
}

interface EmptySearchProps {
  words: string;
  count: number;
  products: readonly Product[];
  nearest: Product | undefined;
}

/** A search without result. A press adds its words to the most similar product, or a choice to any. */
function EmptySearch({ words, count, products, nearest }: EmptySearchProps) {
  const { visits: texts } = useTexts('panel');
  const add = useAddName();
  const [isBusy, setBusy] = useState(false);
  const run = async (product: Product | undefined) => {
    if (!product) return;
    setBusy(true);
    await add(product, words);
    setBusy(false);
  };
  const known = products.find(({ alsoKnownAs = [] }) => alsoKnownAs.some((name) => searchWords(name) === words));
  return (
    <Line title={`${words} · ${count}`}>
      {known ? (
        <Note>
          {texts.known} <Link href={panelAddress('prodotti', known.id)}>{known.name}</Link>
        </Note>
      ) : (
        <Row>
          {nearest && (
            <Button
              variant="secondary"
              busy={isBusy}
              aria-label={texts.addTo(words, nearest.name)}
              onClick={() => run(nearest)}
            >
              {texts.isCalled(nearest.name)}
            </Button>
          )}
          <FilterSelect
            aria-label={texts.choose(words)}
            value=""
            disabled={isBusy}
            onChange={({ target }) => run(products.find(({ id }) => id === target.value))}
          >
            <option value="">{texts.other}</option>
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FilterSelect>
        </Row>
      )}
    </Line>
  );
}

function EmptySearches({ visits }: { visits: readonly DayVisits[] }) {
  const { visits: texts } = useTexts('panel');
  const { data: products = [] } = useProducts();
  const { data: index } = useRead('getSearchIndex');
  const { named, others } = sumOf(visits, 'emptySearches');
  const interpret = useMemo(() => index && createInterpreter(unpackEntries(index)), [index]);
  const nearestTo = (words: string) => {
    const slug = interpret?.(words).nearest[0]?.slug;
    return products.find((product) => product.slug === slug);
  };
  return (
    <TitledCard title={texts.lists.emptySearches} hint={texts.emptyHint}>
      {named.length === 0 && <p>{texts.none}</p>}
      <Lines>
        {named.slice(0, MAX_LINES).map(([words, count]) => (
          <EmptySearch
            key={words}
            words={words}
            count={count}
            products={products.filter(isPublic)}
            nearest={nearestTo(words)}
          />
        ))}
      </Lines>
      {others > 0 && <Note>{texts.andOthers(others)}</Note>}
    </TitledCard>
  );
}

export default function VisitsPanel() {
  const { frame, guides: guideTexts, locale, visits: texts } = useTexts('panel');
  const { footer, nav } = useTexts('site');
  const { language } = useLanguage();
  const [stored, choose] = useStoredValue('visits-span');
  const span = spans.find((one) => one === stored) ?? 'days';
  const read = useVisits(span === 'days' ? dayBefore(VISIT_SPAN - 1) : monthBefore(MONTHS - 1));
  const { data: products = [] } = useProducts();
  const { data: guides = [] } = useRead('listAdminGuides');
  const names = new Map([
    ...products.map(({ id, name }) => [id, name] as const),
    ...guides.map(({ id, title }) => [id, `${guideTexts.kind}: ${title}`] as const),
  ]);
  const pageNames: Record<Exclude<PageName, 'admin' | 'login' | 'maintenance'>, string> = {
    ...footer,
    ...nav,
    ...texts.pages,
  };
  const itemName = (id: string) => names.get(id) ?? texts.deleted;
  const namers: Partial<Record<VisitList, (name: string) => string>> = {
    pages: (page) => new Map(Object.entries(pageNames)).get(page) ?? page,
    products: itemName,
    countries: (code) => (code === 'ZZ' ? texts.unknown : countryName(code, language)),
    languages: (code) => (isLanguage(code) ? languages[code].name : code),
    downloads: itemName,
  };
  const tools = (
    <Row>
      {spans.map((one) => (
        <Button
          key={one}
          variant={one === span ? 'secondary' : 'ghost'}
          aria-pressed={one === span}
          onClick={() => choose(one)}
        >
          {texts.spans[one]}
        </Button>
      ))}
    </Row>
  );
  return (
    <PanelSection title={frame.tabs.visite} tools={tools}>
      <AsyncView
        read={read}
        isEmpty={(days: DayVisits[]) => days.every(({ views }) => views === 0)}
        empty={<Notice title={texts.noneYet} text={texts.hint} />}
      >
        {(visits) => {
          const bars = barsOf(span, visits, locale);
          const total = visits.reduce((sum, { views }) => sum + views, 0);
          return (
            <>
              <VisitsChart
                title={texts.total(total.toLocaleString(locale), texts.spans[span])}
                bars={bars}
                step={span === 'days' ? 7 : 1}
              >
                <Hint>{texts.hint}</Hint>
              </VisitsChart>
              <Cards>
                {visitLists.map((list) =>
                  list === 'emptySearches' ? (
                    <EmptySearches key={list} visits={visits} />
                  ) : (
                    <List key={list} list={list} visits={visits} nameOf={namers[list]} />
                  ),
                )}
              </Cards>
            </>
          );
        }}
      </AsyncView>
    </PanelSection>
  );
}
