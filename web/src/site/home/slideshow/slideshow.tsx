import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { Carousel } from './carousel.tsx';
import { Overlay, Stage } from './slideshow.styles.ts';
import { useHomeSlides } from './use-home-slides.ts';

/** True for what the Tab key reaches; a heading that took the focus when the page opened holds nobody up. */
const isControl = (target: EventTarget) =>
  target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible');

/** True while an element is hovered or has the keyboard focus; spread `handlers` on it. */
function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(isControl(event.target)),
    onBlur: () => setFocused(false),
  };
  return { attended: hovered || focused, handlers };
}

/** The homepage's slideshow with a headline beside its pictures; a mouse or the keyboard anywhere on it holds it still. */
export function Slideshow({ children }: { children: ReactNode }) {
  const { attended, handlers } = useAttention();
  const images = useHomeSlides();
  return (
    <Stage {...handlers}>
      <Overlay>{children}</Overlay>
      {images && <Carousel key={images.map(({ id }) => id).join()} images={images} attended={attended} />}
    </Stage>
  );
}
