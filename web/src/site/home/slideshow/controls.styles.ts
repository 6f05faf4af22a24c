import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { INTERVAL } from './use-slideshow.ts';

export const Bar = styled.div`
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

export const Buttons = styled.div`
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
export const Pause = styled.button`
  ${media.still} { && { display: none; } }
`;

export const Dots = styled.ul`
  display: flex;
  flex-wrap: wrap;
`;

/** A stroke for each picture; while the show runs, that of the present one fills as long as the picture stays. */
export const Dot = styled.button`
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
