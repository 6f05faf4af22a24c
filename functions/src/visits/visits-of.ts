import { fromKeys } from '@rombo/shared/contract/keys-of';
import { matchPage, type PageName } from '@rombo/shared/contract/pages';
import { type DayVisits, LEAST_NAMED, type VisitSums, visitLists } from '@rombo/shared/contract/visits';
import { defaultLanguage, splitLanguage } from '@rombo/shared/words/languages';
import { searchWords } from '@rombo/shared/words/search-words';
import * as v from 'valibot';

const Field = v.optional(v.string(), '-');

/** Fields of a line of the distribution's log that visits are counted from. None identifies a visitor. */
export const LogLine = v.object({
  date: v.string(),
  time: v.string(),
  'cs-method': Field,
  'cs-uri-stem': Field,
  'cs-uri-query': Field,
  'sc-status': v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  'cs(Referer)': Field,
  /** Only to leave out bots. */
  'cs(User-Agent)': Field,
  'x-host-header': Field,
  'c-country': Field,
});
export type LogLine = v.InferOutput<typeof LogLine>;

/** Robots that claim to be a browser name themselves or an address of their operator. `Cubot` is a phone, and old browsers are compatible. */
const BOT =
  /(?<!cu)bot|crawl|spider|slurp|scan|monitor|uptime|preview|inspect|https?:|headless|lighthouse|ptst|compatible;(?! (?:msie|konqueror))/i;

/** Every browser begins with this name and its system; most programs do not. */
const isPerson = (agent: string): boolean => /^Mozilla\/\d\.\d ?\(/.test(agent) && !BOT.test(agent);

/** Pages that visitors do not look at, or not for themselves. */
const uncounted: readonly PageName[] = ['admin', 'login', 'maintenance'];

/** Decodes a field. The log encodes values that may be encoded already. */
function decode(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decode(once);
  } catch {
    return text;
  }
}

function pageAt(path: string) {
  const { language, path: italian } = splitLanguage(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
  const match = matchPage(italian);
  if (!match || uncounted.includes(match.page)) return undefined;
  return { ...match, language: language ?? defaultLanguage };
}
type Page = NonNullable<ReturnType<typeof pageAt>>;

/** Addresses and numbers that people type into a search by mistake: an '@', or seven digits or more in a row of digits and separators. */
const PERSONAL = /@|(?:\d[\s()+./-]*){7}/;

/** Returns the words of a search; empty for those that may be personal or are malformed. */
function wordsIn(query: string): string {
  const words = searchWords(decode(new URLSearchParams(query).get('q') ?? ''));
  return PERSONAL.test(words) || words.includes('\uFFFD') ? '' : words;
}

const urlIn = (text: string): URL | null => (/^https?:/i.test(text) ? URL.parse(text) : null);

/** A host name of at most 100 characters, not an IP address. Anything else in the header is no site. */
const HOST = /^(?=.{4,100}$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;

const DOWNLOAD = /^\/media\/(?:products|guides)\/([0-9a-f-]{36})\/[^/]+\.pdf$/;

/** Time without requests after which the same page counts as seen again, in milliseconds. */
const PAUSE_MS = 10 * 60_000;

/** Requests of a page in a country: the time of each, and whether it was for the page itself. */
interface Seen {
  page: Page;
  country: string;
  words: string;
  requests: { at: number; isDocument: boolean }[];
}

/**
 * Counts the views of a page. Requests without a pause between them are as many views as documents among them, but at least one: inside the
 * site, pages change without a document, and only requests for their pictures and data name them as referrer.
 */
function viewsOf({ requests }: Seen): number {
  let views = 0;
  let documents = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, isDocument } of requests.sort((one, other) => one.at - other.at)) {
    if (at - last > PAUSE_MS) {
      views += 1;
      documents = 0;
    }
    if (isDocument) documents += 1;
    if (isDocument && documents > 1) views += 1;
    last = at;
  }
  return views;
}

/** Maximum size of a list in bytes as a function returns it, JSON in JSON: 400 days then fit into the 6 MB of a response. */
const LIST_BYTES = 2000;

/** Names of JavaScript objects, which the schema of a day drops. `constructor` also fails to be stored. */
const UNNAMED = ['__proto__', 'constructor', 'prototype'];

class Counter {
  readonly sums = new Map<string, number>();

  add(name: string, count = 1): void {
    this.sums.set(name, (this.sums.get(name) ?? 0) + count);
  }

  /** Returns the highest sums. Equal ones are sorted by name, so that a repetition has the same result. */
  toSums(): VisitSums {
    const sums: VisitSums = { named: {}, others: 0 };
    let bytes = 0;
    for (const [name, sum] of [...this.sums].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))) {
      bytes += Buffer.byteLength(JSON.stringify(JSON.stringify({ [name]: sum })));
      if (sum < LEAST_NAMED || bytes > LIST_BYTES || UNNAMED.includes(name)) sums.others += sum;
      else sums.named[name] = sum;
    }
    return sums;
  }
}

interface Catalogue {
  /** Ids of the visible products by slug, in every language. */
  products: ReadonlyMap<string, string>;
  isEmptySearch: (words: string) => boolean;
}

/** Counts the visits of a day from lines of the log. Remembers of a line that counts only its page, country and time. */
export async function visitsOf(
  day: string,
  lines: Iterable<LogLine> | AsyncIterable<LogLine>,
  { products, isEmptySearch }: Catalogue,
): Promise<DayVisits> {
  const seen = new Map<string, Seen>();
  const counters = fromKeys(visitLists, () => new Counter());
  const { pages, products: views, countries, languages, referrers, searches, emptySearches, downloads } = counters;

  for await (const line of lines) {
    const { 'cs-method': method, 'sc-status': status, 'cs-uri-stem': stem, 'cs-uri-query': query } = line;
    if (method !== 'GET' || status >= 400 || !isPerson(decode(line['cs(User-Agent)']))) continue;
    const at = Date.parse(`${line.date}T${line.time}Z`);
    if (line.date !== day || Number.isNaN(at)) continue;
    const country = /^[A-Z]{2}$/.test(line['c-country']) ? line['c-country'] : 'ZZ';
    const isAnswered = status === 200 || status === 304;
    const see = (page: Page | undefined, words: string, isDocument: boolean) => {
      if (!page) return;
      const key = JSON.stringify([page.page, page.parameters, page.language, words, country]);
      const one = seen.get(key) ?? { page, country, words, requests: [] };
      seen.set(key, one);
      one.requests.push({ at, isDocument });
    };

    const path = decode(stem);
    const page = pageAt(path);
    // The log leaves the separators of an address as they are.
    const from = urlIn(line['cs(Referer)']);
    const isOwn = from?.host === line['x-host-header'].toLowerCase();
    if (page) {
      const words = page.page === 'products' ? wordsIn(query) : '';
      if (isAnswered) see(page, words, true);
      // The search for an article code leads to its product.
      else if (status === 302 && words) searches.add(words);
      if (isAnswered && from && !isOwn && HOST.test(from.hostname)) referrers.add(from.hostname);
    } else if (from && isOwn) {
      const origin = pageAt(decode(from.pathname));
      const isUnknown = origin?.page === 'product' && !products.has(origin.parameters.slug ?? '');
      if (!isUnknown) see(origin, origin?.page === 'products' ? wordsIn(from.search) : '', false);
    }
    const [, file] = (isAnswered && DOWNLOAD.exec(path)) || [];
    if (file) downloads.add(file);
  }

  let total = 0;
  for (const one of seen.values()) {
    const count = viewsOf(one);
    total += count;
    pages.add(one.page.page, count);
    countries.add(one.country, count);
    languages.add(one.page.language, count);
    if (one.words) searches.add(one.words, count);
    const product = one.page.page === 'product' && products.get(one.page.parameters.slug ?? '');
    if (product) views.add(product, count);
  }
  for (const [words, count] of searches.sums) if (isEmptySearch(words)) emptySearches.add(words, count);
  return { day, views: total, ...fromKeys(visitLists, (list) => counters[list].toSums()) };
}
