import { useTexts } from '../../../i18n/index.ts';
import { useSwipe } from '../../../ui/use-swipe.ts';
import { Controls } from './controls.tsx';
import { Nothing, Pictures, Positioned, Carousel as Section, Slide } from './slideshow.styles.ts';
import type { SlideImage } from './slideshow.tsx';
import { useSlideshow } from './use-slideshow.ts';

/** The stage is as high as the window asks, and a picture covers its part of it: beside the headline, or above it. */
const SIZES =
  '(min-width: 64rem) max(58vw, 134vh), (min-width: 40rem) and (max-height: 30rem) max(58vw, 134vh), max(100vw, 90vh)';

interface SlidePictureProps {
  image: SlideImage;
  /** The picture that the page opens with. */
  first: boolean;
  onLoad: () => void;
  onBroken: () => void;
}

/** One picture of the slideshow, moved until its focal point is in the middle. */
function SlidePicture({ image, first, onLoad, onBroken }: SlidePictureProps) {
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

interface CarouselProps {
  images: readonly SlideImage[];
  /** True while it is hovered or has the keyboard focus: nothing turns by itself. */
  attended: boolean;
}

/** Pictures that take turns; changes are announced only while it is paused. */
export function Carousel({ images, attended }: CarouselProps) {
  const texts = useTexts('home').slideshow;
  const ids = images.map(({ id }) => id);
  const { show, act, ...playing } = useSlideshow(ids, attended);
  const swipe = useSwipe((by) => act({ type: 'step', by }));
  const several = show.ids.length > 1;
  return (
    <Section aria-roledescription={texts.carousel} aria-label={texts.label}>
      <Pictures aria-live={playing.running ? 'off' : 'polite'} {...(several && swipe)}>
        {images.map((image, at) => {
          if (!show.wanted.includes(image.id)) return null;
          const shown = image.id === show.shown;
          return (
            <Slide
              key={image.id}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.position(show.ids.indexOf(image.id) + 1, show.ids.length)}
              aria-hidden={!shown || undefined}
              $shown={shown}
            >
              <SlidePicture
                image={image}
                first={at === 0}
                onLoad={() => act({ type: 'loaded', id: image.id })}
                onBroken={() => act({ type: 'broken', id: image.id })}
              />
            </Slide>
          );
        })}
        {show.ids.length === 0 && <Nothing lang="en">No images available</Nothing>}
      </Pictures>
      {several && <Controls show={show} act={act} {...playing} />}
    </Section>
  );
}
