import { useState } from 'react';
import { Positioned } from './slideshow.styles.ts';
import { subjectOf } from './subject.ts';
import type { SlideImage } from './use-home-slides.ts';

/** Where most pictures have their subject: at the right, clear of the headline; in percent. */
const USUAL = 70;

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
      sizes="(min-width: 64rem) 84vw, 175vw"
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
