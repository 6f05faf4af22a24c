import { navigation } from '../loading/navigation.ts';

/** A place in a page: how far down, and the part that began nearest to the top of the window, with its distance from there. */
interface ScrollPosition {
  y: number;
  part: number;
  offset: number;
}

/** Storage key of the scroll positions, by history entry. */
const STORE = 'scroll-positions';

/** Time for which a restored position is held against late content, in milliseconds. */
const SETTLED_MS = 500;

/** The same where the page stays and its language changes: some texts load only then. */
const LANGUAGE_MS = 5000;

/** Quiet time after which a scroll has ended, in milliseconds. */
const QUIET_MS = 100;

const INTENTS = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * What a place is found again by: how far down it is differs with the language, and with the cards above it that were drawn already. What
 * stays in the window while the page scrolls by says nothing, and asking where something in a card is would draw the card.
 */
const PARTS = 'main :is(section, li, h1, h2, h3):not(nav *, li > article *)';

const read = (): Record<string, ScrollPosition> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
};

/** Distance of a part from the top of the viewport, without the offset of its entry animation. */
function topOf(part: HTMLElement): number {
  let top = -window.scrollY;
  for (let at: Element | null = part; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}

const parts = () => document.querySelectorAll<HTMLElement>(PARTS);

function measure(): ScrollPosition {
  const nearest = { part: -1, offset: Number.POSITIVE_INFINITY };
  for (const [part, element] of parts().entries()) {
    const offset = topOf(element);
    if (Math.abs(offset) < Math.abs(nearest.offset)) Object.assign(nearest, { part, offset });
    // The others are below the window: a long list has thousands.
    else if (offset > window.innerHeight) break;
  }
  return { y: window.scrollY, ...nearest };
}

function whereIs({ y, part, offset }: ScrollPosition): number {
  const element = parts()[part];
  return y === 0 || !element ? y : window.scrollY + topOf(element) - offset;
}

const places = read();
let key = '';
/** The place before the last navigation, after which the page may be another one already. */
let present = measure();
/** The place that the window is being brought to. */
let wanted: ScrollPosition | undefined;
let release = () => {};

/**
 * Brings the window to a place and holds it there while the page grows, until it has been there for `lasting` milliseconds or the visitor
 * moves. A list that grows as one scrolls grows until the place is there.
 */
function hold(place: ScrollPosition, lasting: number): void {
  release();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isThere = () => Math.abs(window.scrollY - whereIs(place)) <= 1;
  const scroll = () => {
    if (!isThere()) window.scrollTo({ top: whereIs(place), behavior: 'instant' });
    clearTimeout(timer);
    if (isThere()) timer = setTimeout(() => release(), lasting);
  };
  // Observing begins with a call before the next frame is drawn.
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  wanted = place;
  release = () => {
    observer.disconnect();
    clearTimeout(timer);
    wanted = undefined;
    for (const intent of INTENTS) removeEventListener(intent, release, true);
  };
  for (const intent of INTENTS) addEventListener(intent, release, { capture: true, passive: true });
}

function restore(): void {
  const place = places[key];
  release();
  if (place) hold(place, SETTLED_MS);
}

/** Gives the present entry of the history its key; past wouter, which would take it for a navigation. */
function stamp(given: string): void {
  key = given;
  History.prototype.replaceState.call(history, { ...history.state, key }, '');
}

/** After each change of entry: the place in the one that was left is kept, that in one that was there before is restored. */
function arrive({ type }: Event): void {
  const entry: string | undefined = history.state?.key;
  if (entry === key) return;
  const isReplaced = type === 'replaceState';
  const left = wanted ?? (type === 'pushState' ? measure() : present);
  if (!isReplaced) places[key] = left;
  if (entry === undefined) stamp(isReplaced ? key : String(Date.now()));
  else {
    key = entry;
    restore();
  }
  // The same page, in another language say. Another one begins at its top, and asking where it is would lay it out at once.
  const stays = type === 'pushState' && !navigation.followsLink;
  if (stays) queueMicrotask(() => window.scrollY > 0 && hold(left, LANGUAGE_MS));
}

let timer: ReturnType<typeof setTimeout> | undefined;
const scrolled = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    present = measure();
  }, QUIET_MS);
};

const takeOver = () => {
  history.scrollRestoration = 'manual';
};

/** A page that is loaded anew is the browser's to restore: it does so while the page comes, long before any script. */
const handOver = () => {
  places[key] = wanted ?? measure();
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(STORE, JSON.stringify(places));
  } catch {
    // Without storage, places last as long as the document.
  }
};

takeOver();
if (history.state?.key === undefined) stamp(String(Date.now()));
else {
  key = history.state.key;
  const y = places[key]?.y ?? 0;
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  // The browser has found it roughly: in a list that still has to grow, as far down as the page went before its cards were drawn.
  const isNear = y > lowest ? window.scrollY > 0.7 * lowest : Math.abs(window.scrollY - y) < window.innerHeight / 2;
  // Anywhere else, the visitor has scrolled before this code came.
  if (window.scrollY === 0 || isNear) restore();
}

for (const type of ['pushState', 'replaceState', 'popstate', 'hashchange']) addEventListener(type, arrive);
addEventListener('scroll', scrolled, { passive: true });
addEventListener('pagehide', handOver);
addEventListener('pageshow', takeOver);
