import { useState } from 'react';
import { Positioned } from './slideshow.styles.ts';
import { subjectOf } from './subject.ts';
import type { SlideImage } from './use-home-slides.ts';

/** Where most pictures have their subject: at the right, clear of the headline; in percent. */
const USUAL = 70;

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

/** One picture of the slideshow, moved until its subject is in the middle. */
export function SlidePicture({ image, first, onLoad, onBroken }: SlidePictureProps) {
  const [subject, setSubject] = useState(USUAL);
  return (
    <Positioned
      $subject={subject}
      src={image.src}
      alt={image.alt}
      lang={image.lang}
      width={1920}
      height={1080}
      sizes={SIZES}
      eager
      fetchPriority={first ? 'high' : 'auto'}
      onLoad={(event) => {
        setSubject(subjectOf(event.currentTarget));
        onLoad();
      }}
      onError={onBroken}
    />
  );
}
