import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { navigation } from '../../loading/navigation.ts';
import { PAGE_SIZE } from './paging.ts';

/** Cards that are drawn at once after a tap: a screen of them. */
const FIRST = 4;

/** Cards added by scrolling or by the button. */
const MORE = 60;

/** Cards added while the browser is idle: more at once are a long task on a slow phone. */
const FEW = 6;

/** A list of so many grows without being scrolled, when there is time. */
const SHORT = 100;

export interface Growing {
  shown: number;
  grow: () => void;
  /** Element below the list; the list grows when it comes near the viewport. */
  end: RefObject<HTMLDivElement | null>;
}

/**
 * Lets a long list grow as one scrolls, so that a page of thousands is as light as its first cards. Of `total` cards the browser has the
 * data of `known`; `onGrow` gets the others.
 */
export function useGrowing(total: number, known: number, onGrow: () => void): Growing {
  const [shown, setShown] = useState(navigation.followsLink ? FIRST : PAGE_SIZE);
  const end = useRef<HTMLDivElement>(null);
  const grow = (by = MORE) => {
    onGrow();
    // In slices: the page goes on scrolling meanwhile.
    startTransition(() => setShown((count) => count + by));
  };
  const growNow = useEffectEvent(grow);

  useEffect(() => startTransition(() => setShown((count) => Math.max(count, PAGE_SIZE))), []);

  useEffect(() => {
    if (shown >= total || !end.current) return;
    // A busy browser reports several changes at once: the last one counts.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && growNow(), {
      rootMargin: '1200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, total]);

  useEffect(() => {
    // Cards whose data are on their way would all be drawn at once when they come.
    if (shown >= total || shown > known || total > SHORT) return;
    let isHere = true;
    import('../../ui/ahead.ts').then(({ onIdle }) => onIdle(() => isHere && growNow(FEW))).catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [shown, total, known]);

  return { shown, grow, end };
}
