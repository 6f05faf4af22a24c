import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';

export const Frame = styled.section`
  display: grid;
  gap: var(--space-s);
  min-width: 0;
  ${media.large} { position: sticky; top: var(--space-xl); }
`;

/** The part on the dark background, in a frame that never changes its height; a swipe moves on, and the page still scrolls. */
export const Stage = styled.div`
  position: relative;
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  touch-action: pan-y pinch-zoom;
  /* Beside a tall picture is the stage: its own colour, which the page has for its card, would look like a part of it. */
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: contain; background: none; }
`;

export const Empty = styled.p`
  ${labelText}
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  color: var(--color-text-muted);
`;

/** Over the whole picture; what is seen of it is a sign in the corner. */
export const Enlarge = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  align-items: end;
  justify-items: start;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  touch-action: inherit;
  svg { padding: 0.5rem; width: 2.5rem; height: 2.5rem; background: var(--color-backdrop); }
  &:focus-visible { outline-offset: -3px; }
`;

export const Step = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: 0;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 4rem;
  border: 0;
  background: var(--color-backdrop);
  cursor: pointer;
  transform: translateY(-50%);
  transition: background-color 120ms;
  &:hover { color: var(--color-on-brand); background: var(--color-brand); }
  &:focus-visible { outline-offset: -3px; }
`;

export const Position = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  padding: 0.25rem 0.625rem;
  background: var(--color-backdrop);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

export const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  &:has(> :nth-child(9)) { grid-template-columns: repeat(6, 1fr); }
  gap: var(--space-s);
  /* The place of a picture that is on its way. */
  > :empty { padding-top: calc(75% + 3px); }
`;

export const Thumbnail = styled.a`
  display: block;
  border-bottom: 3px solid transparent;
  background: var(--color-surface);
  opacity: 0.6;
  transition: opacity 120ms;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  &:hover { opacity: 1; }
  &[aria-current] { border-color: var(--color-brand-hover); opacity: 1; }
`;
