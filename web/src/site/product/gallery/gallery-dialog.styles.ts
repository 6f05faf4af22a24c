import styled from 'styled-components';
import { plate } from './viewer.styles.ts';

/** Phones in landscape, where a picture needs the whole height. */
const LOW = '@media (max-height: 30rem)';

/** In the place of a picture that did not load; a press beside its button is one beside the picture. */
export const Failed = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-m);
  padding: var(--space-l);
  color: var(--color-text-muted);
  text-align: center;
  pointer-events: none;
  button { pointer-events: auto; }
`;

export const Position = styled.p`
  flex: none;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

export const Step = styled.button<{ $side: 'left' | 'right' }>`
  ${plate}
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: env(safe-area-inset-${({ $side }) => $side}, 0);
  z-index: 1;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 4rem;
  border: 0;
  cursor: pointer;
  transform: translateY(-50%);
  &:hover { color: var(--color-text-strong); background: var(--color-brand); }
  &:focus-visible { outline-offset: -3px; }
`;

/** Six columns at the lower edge. A tap on the picture takes them away and brings them back; on a phone on its side it brings them. */
export const Thumbnails = styled.ul<{ $shown: boolean | null; $zoomed: boolean }>`
  ${plate}
  position: absolute;
  inset: auto 0 0;
  z-index: 1;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: var(--space-s);
  width: min(100%, 44rem);
  max-height: 40dvh;
  margin-inline: auto;
  padding: var(--space-s);
  padding-bottom: max(var(--space-s), env(safe-area-inset-bottom));
  overflow-y: auto;
  transition: opacity 160ms, visibility 160ms;
  &:not(:focus-within) {
    ${({ $shown, $zoomed }) => ($zoomed || $shown === false) && 'opacity: 0; visibility: hidden;'}
    ${LOW} { ${({ $shown }) => $shown === null && 'opacity: 0; visibility: hidden;'} }
  }
`;

export const Thumbnail = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: var(--color-surface);
  opacity: 0.6;
  cursor: pointer;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  &:hover { opacity: 1; }
  &[aria-current] { opacity: 1; box-shadow: 0 0 0 2px var(--color-brand-hover); }
`;
