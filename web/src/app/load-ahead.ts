import type { PageName } from '@rombo/shared/contract/pages';
import { mutate } from 'swr';
import { addressOf, ahead, send } from '../api/client.ts';
import { productIn } from '../api/products.ts';
import { toLanguage } from '../i18n/language.ts';
import { navigation } from '../loading/navigation.ts';
import { resolvePath } from '../routing/paths.ts';
import { catalogueTools } from '../site/catalogue/search/lazy-catalogue-tools.ts';
import { compareButton } from '../site/compare/lazy-compare-button.ts';
import { contactForm } from '../site/contact/lazy-contact-form.ts';
import { dataSheet, offer } from '../site/product/lazy-data-sheet.ts';
import { previewOf } from '../site/product/preview.ts';
import { mayLoadAhead, onIdle } from '../ui/ahead.ts';
import { loadPrintedPictures } from '../ui/printed-pictures.ts';
import { STATE } from '../ui/rendered-page.ts';
import type { PageState } from './document.tsx';
import { screens } from './screens.ts';

/** Read as text: a parser would report the page's styles, whose nonce is not that of the page that is open. */
const STATE_IN = new RegExp(`<script[^>]* id="${STATE}"[^>]*>([^<]*)<`);

const stateIn = (html: string): PageState | undefined => JSON.parse(STATE_IN.exec(html)?.[1] ?? 'null') ?? undefined;

const LIST = addressOf('listProducts');

/** Addresses whose data were asked for: they are kept, or on their way. */
const asked = new Set<string>();

/** Takes the data of a page from the one that the server renders: a request that the edge answers, whatever the page shows. */
async function readPage(address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  const answers = stateIn(html)?.answers ?? {};
  for (const [key, answer] of Object.entries(answers)) {
    // Settings are read by whoever shows them.
    if (!key.startsWith(LIST)) continue;
    void mutate(key, (present: unknown) => present ?? answer, { revalidate: false });
  }
}

/** Asks for an answer that a page takes when it is shown. */
function readAhead(address: string): Promise<unknown> {
  const answer = send('GET', address);
  ahead.set(address, answer);
  answer.catch(() => ahead.delete(address));
  return answer;
}

/** The address of what a link's page shows, and the request for it. */
function dataOf({ pathname, search }: HTMLAnchorElement): [address: string, read: () => unknown] | undefined {
  const { page, parameters } = resolvePath(pathname);
  if (page === 'product') {
    const address = addressOf('getProduct', { parameters: { id: parameters.slug ?? '' } });
    return [address, () => readAhead(address)];
  }
  if (page === 'home') {
    const address = addressOf('listActiveSlides');
    return [address, () => readAhead(address)];
  }
  return page === 'products' && openPage() !== 'products'
    ? [pathname + search, () => readPage(pathname + search)]
    : undefined;
}

/** The footer of a short page is in view with the administrator's door, whose code no visitor needs. */
const isForVisitors = (page: PageName | null): boolean => page !== null && page !== 'admin' && page !== 'login';

const isOwn = ({ origin, target, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && !target && isForVisitors(resolvePath(pathname).page);

const pageAt = (address: string): PageName | null => resolvePath(address.replace(/[?#].*/, '')).page;
const openPage = (): PageName | null => pageAt(window.location.pathname);

/** Loads the code of the page at an address, in the language that is shown. */
function loadCode(address: string) {
  const page = pageAt(address);
  const code = screens[page ?? 'notFound'][toLanguage(document.documentElement.lang)];
  const loading = code.loaded() ? undefined : code.preload();
  // They are shown after their page, and fetched with it.
  if (page === 'contact') void contactForm.preload();
  if (page === 'products') for (const part of [catalogueTools, compareButton]) void part.preload();
  if (page === 'product') for (const part of [productIn, dataSheet, offer]) void part.preload();
  return loading;
}

/** Time for which a page stays while the code of the next one is on its way, in milliseconds; then the next one says that it loads. */
const KEEP_MS = 3000;

navigation.preview = previewOf;

/** A focused element that goes with its page makes the browser compute the styles of what is half removed. */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

navigation.prepare = (address) => {
  const loading = loadCode(address);
  if (!loading) {
    if (pageAt(address) !== openPage()) leaveFocus();
    return undefined;
  }
  const { dataset } = document.documentElement;
  dataset.loading = '';
  const given = new Promise<void>((resolve) => setTimeout(resolve, KEEP_MS));
  // What has failed is tried again by the next page, which says so at its own address.
  return Promise.race([loading, given]).then(() => void delete dataset.loading);
};

function loadData(link: HTMLAnchorElement): void {
  const [address, read] = dataOf(link) ?? [];
  if (!address || !read || asked.has(address)) return;
  asked.add(address);
  Promise.resolve(read()).catch(() => asked.delete(address));
}

/** Code and data of a link that a visitor is about to follow: together, before the tap ends. */
function onIntent({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isOwn(link) || !mayLoadAhead()) return;
  void loadCode(link.pathname);
  loadData(link);
}

/** Products in view whose data are loaded: of a phone's cards all, of a large screen's the first. */
const PRODUCTS = 4;

/** Loads the code of the pages that some links lead to, and their data. */
function loadPages(links: HTMLAnchorElement[]): void {
  const products = new Set<string>();
  for (const link of links) {
    void loadCode(link.pathname);
    const page = pageAt(link.pathname);
    const isOpen = page === openPage();
    if (page === 'product') products.add(link.pathname);
    if (page === 'product' ? products.size <= PRODUCTS : !isOpen && !link.search) loadData(link);
  }
}

/** Tells once which of the links are in view. Asked for their places, a browser would lay out every card that it has not drawn yet. */
function findInView(links: Iterable<HTMLAnchorElement>, then: (inView: HTMLAnchorElement[]) => void): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const seen = entries.filter(
      ({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.width > 0,
    );
    then(seen.map(({ target }) => target as HTMLAnchorElement));
  });
  for (const link of links) observer.observe(link);
}

/** Loads the pages that links in view lead to. */
const onRest = (): void =>
  onIdle(() => {
    // Whoever works in the panel is not about to leave it.
    if (!isForVisitors(openPage())) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href]');
    findInView([...links].filter(isOwn), loadPages);
  });

for (const type of ['pointerdown', 'pointerover', 'focusin'])
  addEventListener(type, onIntent, { capture: true, passive: true });
// The menu of a small screen opens, other links come into view, another page is shown.
for (const type of ['toggle', 'scrollend', 'pushState', 'popstate']) addEventListener(type, onRest, { capture: true });
if (document.readyState === 'complete') onRest();
else addEventListener('load', onRest, { once: true });
loadPrintedPictures();
