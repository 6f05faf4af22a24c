import type { Dispatch } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { IconButton } from '../../../ui/button.tsx';
import type { SlideshowAction, SlideshowState } from './show.ts';

/** Duration of a slide, in milliseconds. */
export const SLIDE_MS = 5000;

const Bar = styled.div`
  grid-area: 3 / 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-s);
  /* Aligns the first stroke with the headline and the last arrow with the end of the text column. */
  padding: var(--space-s) var(--space-s) var(--space-s) 0.875rem;
  ${media.medium} {
    padding-inline: calc(var(--space-xl) - 0.125rem) calc(var(--space-xl) - 0.5rem);
  }
  ${media.beside} { grid-row: 2; }
`;

const Buttons = styled.div`
  display: flex;
  margin-left: auto;
  button { width: 2.5rem; }
`;

/** Reduced motion disables autoplay, so there is nothing to pause. */
const Pause = styled(IconButton)`${media.still} { && { display: none; } }`;

const Dots = styled.ul`
  display: flex;
  flex-wrap: wrap;
`;

/** A stroke for each slide. While the show runs, the current stroke fills for the duration of the slide. */
const Dot = styled.button`
  position: relative;
  display: block;
  width: 1.625rem;
  height: 2.75rem;
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
  /* One step per pixel of the stroke: no two frames look alike. */
  [data-running] &[aria-current]::after { animation: fill ${SLIDE_MS}ms steps(40); }
  ${media.large} { width: 2.25rem; }
`;

interface ControlsProps {
  show: SlideshowState;
  dispatch: Dispatch<SlideshowAction>;
  stopped: boolean;
  running: boolean;
  toggle: () => void;
}

export function Controls({ show, dispatch, stopped, running, toggle }: ControlsProps) {
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
              onClick={() => dispatch({ type: 'pick', id })}
            />
          </li>
        ))}
      </Dots>
      <Buttons>
        <Pause
          muted
          icon={stopped ? 'play' : 'pause'}
          aria-label={stopped ? texts.play : texts.pause}
          onClick={toggle}
        />
        <IconButton
          muted
          icon="previous"
          aria-label={texts.previous}
          onClick={() => dispatch({ type: 'step', by: -1 })}
        />
        <IconButton muted icon="next" aria-label={texts.next} onClick={() => dispatch({ type: 'step', by: 1 })} />
      </Buttons>
    </Bar>
  );
}
