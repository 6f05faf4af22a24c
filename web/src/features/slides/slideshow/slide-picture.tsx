import { Positioned } from './slideshow.styles.ts';
import type { SlideImage } from './use-home-slides.ts';

/** The stage is as high as the window asks, and a picture covers its part of it: beside the headline, or above it. */
const SIZES =
  '(min-width: 64rem) max(58vw, 134vh), (min-width: 40rem) and (max-height: 30rem) max(58vw, 134vh), max(100vw, 90vh)';

export interface SlidePictureProps {
  image: SlideImage;
  /** The picture that the page opens with. */
  first: boolean;
  onLoad: () => void;
  onBroken: () => void;
}

/** One picture of the slideshow, moved until its focal point is in the middle. */
export function SlidePicture({ image, first, onLoad, onBroken }: SlidePictureProps) {
  return (
    <Positioned
      $x={image.focalPoint.x}
      $y={image.focalPoint.y}
      color={image.color}
      src={image.src}
      alt={image.alt}
      lang={image.lang}
      width={1920}
      height={1080}
      sizes={SIZES}
      eager
      fetchPriority={first ? 'high' : 'auto'}
      onLoad={onLoad}
      onError={onBroken}
    />
  );
}
