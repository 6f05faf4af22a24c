import type { Dispatch } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { useSwipe } from '../../../ui/gestures.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Show, ShowAction } from './show.ts';
import { Nothing, Pictures, Positioned, Carousel as Section, Slide } from './slideshow.styles.ts';
import type { SlideImage } from './slideshow.tsx';
import { INTERVAL, useSlideshow } from './use-slideshow.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-s);
  /* The first stroke begins where the headline begins, the last arrow ends where the text column ends. */
  padding: var(--space-s) var(--space-s) var(--space-s) 0.875rem;
  ${media.medium} {
    padding-inline: calc(var(--space-xl) - 0.125rem) calc(var(--space-xl) - 0.5rem);
  }
`;

const Buttons = styled.div`
  display: flex;
  margin-left: auto;
  button {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.75rem;
    border: 0;
    background: none;
    color: var(--color-text-muted);
    cursor: pointer;
    &:hover { color: var(--color-text); }
  }
`;

/** Without automatic motion there is nothing to pause. */
const Pause = styled.button`
  ${media.still} { && { display: none; } }
`;

const Dots = styled.ul`
  display: flex;
  flex-wrap: wrap;
`;

/** A stroke for each picture; while the show runs, that of the current one fills as long as the picture stays. */
const Dot = styled.button`
  position: relative;
  display: block;
  width: 1.625rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  transform: skewX(-30deg);
  &::before, &[aria-current]::after {
    content: '';
    position: absolute;
    inset: 1.25rem 0.1875rem;
    border-top: 0.25rem solid var(--color-border-strong);
    transition: border-color 200ms;
  }
  &:hover::before { border-color: var(--color-text); }
  &[aria-current]::after { border-color: var(--color-brand-hover); transform-origin: left; }
  /* As many steps as the stroke has pixels: no frame is drawn that looks like the one before. */
  [data-running] &[aria-current]::after { animation: fill ${INTERVAL}ms steps(40); }
  ${media.large} { width: 2.25rem; }
`;

/** Not among the icons of every page: only the slideshow needs them. */
const PlayIcon = ({ stopped }: { stopped: boolean }) => (
  <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d={stopped ? 'M8 5v14l11-7z' : 'M9 5v14M15 5v14'} />
  </svg>
);

interface ControlsProps {
  show: Show;
  act: Dispatch<ShowAction>;
  stopped: boolean;
  running: boolean;
  toggle: () => void;
}

function Controls({ show, act, stopped, running, toggle }: ControlsProps) {
  const texts = useTexts('home').slideshow;
  return (
    <Bar>
      <Dots aria-label={texts.choose} data-running={(running && show.current === show.shown) || undefined}>
        {show.ids.map((id, at) => (
          <li key={id}>
            <Dot
              type="button"
              aria-label={texts.goTo(at + 1)}
              aria-current={id === show.current || undefined}
              onClick={() => act({ type: 'pick', id })}
            />
          </li>
        ))}
      </Dots>
      <Buttons>
        <Pause type="button" aria-label={stopped ? texts.play : texts.pause} onClick={toggle}>
          <PlayIcon stopped={stopped} />
        </Pause>
        <button type="button" aria-label={texts.previous} onClick={() => act({ type: 'step', by: -1 })}>
          <Icon name="previous" />
        </button>
        <button type="button" aria-label={texts.next} onClick={() => act({ type: 'step', by: 1 })}>
          <Icon name="next" />
        </button>
      </Buttons>
    </Bar>
  );
}

/** Pictures cover their part of the stage, beside or above the headline. */
const SIZES =
  '(min-width: 64rem) max(58vw, 134vh), (min-width: 40rem) and (max-height: 30rem) max(58vw, 134vh), max(100vw, 90vh)';

interface SlidePictureProps {
  image: SlideImage;
  /** The first picture of the page: loads eagerly, with high priority. */
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
