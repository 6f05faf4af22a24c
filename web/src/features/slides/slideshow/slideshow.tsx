import type { ReactNode } from 'react';
import { Carousel } from './carousel.tsx';
import { Overlay, Stage } from './slideshow.styles.ts';
import { useAttention } from './use-attention.ts';
import { useHomeSlides } from './use-home-slides.ts';

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
