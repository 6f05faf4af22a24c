import { navigation } from '../loading/document-state.ts';
import { readStored, store } from './stored.ts';

/** A place in a page: how far down, and the part that began nearest to the top of the window, with its distance from there. */
interface Place {
  y: number;
  part: number;
  offset: number;
}

/** Storage key of the places, by history entry. */
const STORE = 'scroll-positions';

/** Time for which a restored place is held while content still loads, in milliseconds. Any action of the visitor ends it. */
const HOLD_MS = 5000;

/** Quiet time after which a scroll has ended, in milliseconds. */
const QUIET_MS = 100;

const INTENTS = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Elements by which a place is found again: its distance from the top depends on the language and on which cards were laid out. Sticky
 * elements do not tell a place, and measuring something in a card would lay the card out.
 */
const parts = () =>
  document.querySelectorAll<HTMLElement>('main :is(section, li, h1, h2, h3):not(nav *, li > article *)');

/** Distance of a part from the top of the viewport, without the offset of its entry animation. */
function topOf(part: HTMLElement): number {
  let top = -window.scrollY;
  for (let at: Element | null = part; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}

function measure(): Place {
  const nearest = { part: -1, offset: Number.POSITIVE_INFINITY };
  for (const [part, element] of parts().entries()) {
    const offset = topOf(element);
    if (Math.abs(offset) < Math.abs(nearest.offset)) Object.assign(nearest, { part, offset });
    // The others are below the window: a long list has thousands.
    else if (offset > window.innerHeight) break;
  }
  return { y: window.scrollY, ...nearest };
}

function whereIs({ y, part, offset }: Place): number {
  const element = parts()[part];
  return y === 0 || !element ? y : window.scrollY + topOf(element) - offset;
}

/** Scroll position of the element that the address names; undefined until it is rendered. */
function whereIsAnchor(): number | undefined {
  const part = document.getElementById(window.location.hash.slice(1));
  if (!part) return undefined;
  const top = window.scrollY + topOf(part) - Number.parseFloat(getComputedStyle(part).scrollMarginTop);
  return Math.min(top, document.documentElement.scrollHeight - window.innerHeight);
}

/** Remembers the place of each history entry, and restores it after Back and Forward, when the page has been drawn that far. */
export function keepScrollPositions(): void {
  const places = Object(readStored(STORE, 'sessionStorage')) as Record<string, Place>;
  let key = '';
  let release = () => {};
  /** False until the restored place is reached: positions before that are not recorded. */
  let isReached = true;

  const record = () => {
    if (isReached) places[key] = measure();
  };

  /** Scrolls to a place as soon as the page has it, and holds it for a while or until the visitor acts. */
  const hold = (find: () => number | undefined) => {
    release();
    isReached = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isThere = (top: number) => Math.abs(window.scrollY - top) <= 1;
    // Observing begins with a call before the next frame is drawn.
    const observer = new ResizeObserver(() => {
      const top = find();
      if (top === undefined) return;
      if (!isThere(top)) window.scrollTo({ top, behavior: 'instant' });
      if (!isThere(find() ?? top)) return;
      isReached = true;
      timer ??= setTimeout(() => release(), HOLD_MS);
    });
    observer.observe(document.body);
    release = () => {
      observer.disconnect();
      clearTimeout(timer);
      isReached = true;
      for (const intent of INTENTS) removeEventListener(intent, release, true);
    };
    for (const intent of INTENTS) addEventListener(intent, release, { capture: true, passive: true });
  };

  const restore = () => {
    release();
    const place = places[key];
    if (place) hold(() => whereIs(place));
  };

  /** Gives the current history entry its key; past wouter, which would take it for a navigation. */
  const stamp = (given: string) => {
    key = given;
    History.prototype.replaceState.call(history, { ...history.state, key }, '');
  };

  const arrive = ({ type }: Event) => {
    const entry: string | undefined = history.state?.key;
    if (entry === key) return;
    // After Back another page may be shown already: the last recorded place counts.
    if (type === 'pushState') record();
    if (entry !== undefined) {
      key = entry;
      restore();
      return;
    }
    const left = places[key];
    stamp(type === 'replaceState' ? key : String(Date.now()));
    if (type === 'replaceState') return;
    release();
    // The same page in another language stays, unless a part of it is addressed. Another page begins at its top; measuring it would lay
    // it out at once.
    if (window.location.hash) hold(whereIsAnchor);
    else if (left && type === 'pushState' && !navigation.followsLink)
      queueMicrotask(() => window.scrollY > 0 && hold(() => whereIs(left)));
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(record, QUIET_MS);
  };

  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };

  /** Lets the browser restore a reloaded page: it does so while the page loads, before any script. */
  const handOver = () => {
    record();
    history.scrollRestoration = 'auto';
    store(STORE, places, 'sessionStorage');
  };

  takeOver();
  if (history.state?.key === undefined) {
    stamp(String(Date.now()));
    if (window.location.hash && window.scrollY === 0) hold(whereIsAnchor);
  } else {
    key = history.state.key;
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    const expected = Math.min(places[key]?.y ?? 0, lowest);
    // Anywhere else, the visitor has scrolled before this code came.
    if (window.scrollY === 0 || Math.abs(window.scrollY - expected) < window.innerHeight / 2) restore();
  }
  for (const type of ['pushState', 'replaceState', 'popstate', 'hashchange']) addEventListener(type, arrive);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', handOver);
  addEventListener('pageshow', takeOver);
}
