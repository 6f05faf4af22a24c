import { navigation } from '../loading/document-state.ts';
import { readStored, store } from './stored.ts';

/** A scroll position: the offset of the page, the part nearest to the top of the viewport and its distance from the top. */
interface ScrollPosition {
  y: number;
  part: number;
  offset: number;
}

/** Storage key of the places, by history entry. */
const STORAGE_KEY = 'scroll-positions';

/** Time for which a restored place is held while content loads, in milliseconds. Any user action ends it. */
const HOLD_MS = 5000;

/** Time without scroll events after which a scroll has ended, in milliseconds. */
const QUIET_MS = 100;

const USER_EVENTS = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Anchor elements of a place: the offset of the page depends on the language and on which cards are laid out. Excludes sticky elements,
 * the content of cards, whose measurement would force their layout, and what may be added later, which would shift the numbers.
 */
const parts = () =>
  document.querySelectorAll<HTMLElement>('main :is(section, li, h1, h2, h3):not(nav *, li > article *, [data-late] *)');

/** Returns the distance of a part from the top of the viewport, without the offset of its entry animation. */
function topOf(part: HTMLElement): number {
  let top = -window.scrollY;
  for (let at: Element | null = part; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}

function measurePosition(): ScrollPosition {
  const nearest = { part: -1, offset: Number.POSITIVE_INFINITY };
  for (const [part, element] of parts().entries()) {
    const offset = topOf(element);
    if (Math.abs(offset) < Math.abs(nearest.offset)) Object.assign(nearest, { part, offset });
    // The rest is below the viewport: a long list has thousands of parts.
    else if (offset > window.innerHeight) break;
  }
  return { y: window.scrollY, ...nearest };
}

function scrollTopFor({ y, part, offset }: ScrollPosition): number {
  const element = parts()[part];
  return y === 0 || !element ? y : window.scrollY + topOf(element) - offset;
}

/** Returns the scroll position of the element in the address's hash; undefined until it is rendered. */
function scrollTopForAnchor(): number | undefined {
  const part = document.getElementById(window.location.hash.slice(1));
  if (!part) return undefined;
  const top =
    window.scrollY +
    topOf(part) -
    Number.parseFloat(getComputedStyle(part).scrollMarginTop) -
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.min(top, document.documentElement.scrollHeight - window.innerHeight);
}

/** Stores the place of each history entry. Restores it after Back and Forward, once the page is rendered that far. */
export function trackScrollPositions(): void {
  const places = Object(readStored(STORAGE_KEY, 'sessionStorage')) as Record<string, ScrollPosition>;
  let key = '';
  let release = () => {};
  /** False until the restored place is reached: earlier positions are not recorded. */
  let isReached = true;

  const record = () => {
    if (isReached) places[key] = measurePosition();
  };

  /** Scrolls to a place as soon as it is rendered, and keeps it for a while or until the user acts. */
  const hold = (find: () => number | undefined) => {
    release();
    isReached = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isThere = (top: number) => Math.abs(window.scrollY - top) <= 1;
    // The observer also calls once before the next frame.
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
      for (const intent of USER_EVENTS) removeEventListener(intent, release, true);
    };
    for (const intent of USER_EVENTS) addEventListener(intent, release, { capture: true, passive: true });
  };

  const restore = () => {
    release();
    const place = places[key];
    if (place) hold(() => scrollTopFor(place));
  };

  /** Sets the key of the current history entry. Bypasses wouter's patched `replaceState`, which would report a navigation. */
  const setEntryKey = (given: string) => {
    key = given;
    History.prototype.replaceState.call(history, { ...history.state, key }, '');
  };

  const onHistoryChange = ({ type }: Event) => {
    const entry: string | undefined = history.state?.key;
    if (entry === key) return;
    // The entry of a dialog has the key of the page below, so a link in the dialog needs one of its own.
    const isLink = type === 'pushState' || (type === 'replaceState' && navigation.leavesDialog);
    // After Back the other page may already be rendered: keep the last recorded place.
    if (isLink) record();
    if (entry !== undefined) {
      key = entry;
      restore();
      return;
    }
    if (type === 'replaceState' && !isLink) {
      setEntryKey(key);
      return;
    }
    const previousPosition = places[key];
    setEntryKey(String(Date.now()));
    release();
    // The same page in another language keeps its place unless the address has a hash. A new page starts at the top, without a measurement,
    // which would force its layout.
    if (window.location.hash) hold(scrollTopForAnchor);
    else if (previousPosition && isLink && !navigation.followsLink)
      queueMicrotask(() => window.scrollY > 0 && hold(() => scrollTopFor(previousPosition)));
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(record, QUIET_MS);
  };

  const onPageShow = () => {
    history.scrollRestoration = 'manual';
  };

  /** Lets the browser restore the position after a reload, which it does while the page loads, before any script. */
  const onPageHide = () => {
    record();
    history.scrollRestoration = 'auto';
    store(STORAGE_KEY, places, 'sessionStorage');
  };

  onPageShow();
  if (history.state?.key === undefined) {
    setEntryKey(String(Date.now()));
    if (window.location.hash && window.scrollY === 0) hold(scrollTopForAnchor);
  } else {
    key = history.state.key;
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    const expected = Math.min(places[key]?.y ?? 0, lowest);
    // At any other position, the user has scrolled before this code ran.
    if (window.scrollY === 0 || Math.abs(window.scrollY - expected) < window.innerHeight / 2) restore();
  }
  for (const type of ['pushState', 'replaceState', 'popstate', 'hashchange']) addEventListener(type, onHistoryChange);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', onPageHide);
  addEventListener('pageshow', onPageShow);
}
