import { countKey, noFilter, WHOLE_CATALOGUE } from '@rombo/shared/catalogue';
import { type CataloguePart, PART } from '@rombo/shared/catalogue-part';
import { mutate, preload } from 'swr';
import { addressOf, send } from '../api/client.ts';
import { hasStatus } from '../api/errors.ts';
import { resolvePath } from '../routing/paths.ts';
import { mayLoadAhead, onIdle } from '../ui/ahead.ts';
import { STATE } from '../ui/rendered-page.ts';
import { codeAt } from './around-nav.ts';
import type { PageState } from './document.tsx';

const LIST = addressOf('listProducts');

const stateIn = (page: Document): PageState | undefined =>
  JSON.parse(page.getElementById(STATE)?.textContent ?? 'null') ?? undefined;

/** Reads a product as its page does: null when there is none. */
const readProduct = (address: string): Promise<unknown> =>
  send('GET', address).catch((error: unknown) => {
    if (hasStatus(error, 404)) return null;
    throw error;
  });

/** Addresses whose data were asked for: they are kept, or on their way. */
const asked = new Set<string>();

/** Takes the data of a page from the one that the server renders: a request that the edge answers, whatever the page shows. */
async function readPage(address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  const answers = stateIn(new DOMParser().parseFromString(html, 'text/html'))?.answers ?? {};
  for (const [key, answer] of Object.entries(answers)) {
    void mutate(key, (present: unknown) => present ?? answer, { revalidate: false });
  }
}

/** True where the server renders every page of the catalogue: the whole list is of no use then. */
const isLong = (): boolean => {
  const part = stateIn(document)?.answers[LIST + PART] as CataloguePart | undefined;
  return (part?.counts[countKey(noFilter)] ?? 0) > WHOLE_CATALOGUE;
};

/** The address of what a link's page shows, and the request for it. */
function dataOf({ pathname, search }: HTMLAnchorElement): [address: string, read: () => unknown] | undefined {
  const { page, parameters } = resolvePath(pathname);
  if (page === 'product') {
    const address = addressOf('getProduct', { parameters: { id: parameters.slug ?? '' } });
    return [address, () => preload(address, readProduct)];
  }
  if (page === 'home') {
    const address = addressOf('listActiveSlides');
    return [address, () => preload(address, (given: string) => send('GET', given))];
  }
  if (page !== 'products') return undefined;
  const isOpen = resolvePath(window.location.pathname).page === 'products';
  if (!isOpen) return [pathname + search, () => readPage(pathname + search)];
  return isLong() ? undefined : [LIST, () => preload(LIST, (given: string) => send('GET', given))];
}

const isOwn = ({ origin, target, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && !target && resolvePath(pathname).page !== null;

const loadCode = (link: HTMLAnchorElement): void => void codeAt(link.pathname).preload();

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
  loadCode(link);
  loadData(link);
}

const isInView = (link: Element): boolean => {
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
};

/** Code of the pages that links in view lead to, and the data of those that are few. */
const onRest = (): void =>
  onIdle(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      (link) => isOwn(link) && isInView(link),
    );
    for (const link of links) {
      loadCode(link);
      const { page } = resolvePath(link.pathname);
      const isOpen = page === resolvePath(window.location.pathname).page;
      if (page !== 'product' && !isOpen && !link.search) loadData(link);
    }
  });

for (const type of ['pointerdown', 'pointerover', 'focusin'])
  addEventListener(type, onIntent, { capture: true, passive: true });
// The menu of a small screen opens, another page is shown.
for (const type of ['toggle', 'pushState', 'popstate']) addEventListener(type, onRest, { capture: true });
if (document.readyState === 'complete') onRest();
else addEventListener('load', onRest, { once: true });
