import { type KeyboardEvent, useState } from 'react';
import { useSwipe } from '../../ui/use-swipe.ts';

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which of so many pictures is shown large: buttons, arrow keys and a finger's stroke go round. */
export function useGallery(count: number) {
  const [index, show] = useState(0);
  const many = count > 1;
  const go = (step: 1 | -1) => show((at) => (at + step + count) % count);
  const swipe = useSwipe(go);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !many) return;
    event.preventDefault();
    go(step);
  };
  return { index, show, go, many, onKeyDown, swipe: many ? swipe : undefined };
}
