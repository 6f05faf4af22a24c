import styled from 'styled-components';
import { media } from '../../../../theme/media.ts';

export const Sides = styled.div`
  display: grid;
  gap: var(--space-l);
  ${media.wide} { grid-template-columns: minmax(0, 1.35fr) minmax(17rem, 1fr); align-items: start; }
`;

export const Board = styled.div`
  position: relative;
  max-width: 44rem;
  cursor: crosshair;
  img { width: 100%; height: auto; user-select: none; }
`;

export const Waiting = styled.div`
  aspect-ratio: 4 / 3;
  background: var(--color-surface);
`;

export const Marker = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  padding: 0;
  border: 2px solid var(--color-text);
  border-radius: 50%;
  background: var(--color-background);
  color: var(--color-text);
  font: 600 0.875rem var(--font-display);
  cursor: grab;
  touch-action: none;
  transform: translate(-50%, -50%);
  &[aria-pressed='true'] {
    z-index: 1;
    border-color: var(--color-on-brand);
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
  &[data-faulty] { border-color: var(--color-danger); }
`;

export const Editor = styled.div`
  display: grid;
  gap: var(--space-m);
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  background: var(--color-surface);
`;

export const Names = styled.ol`
  border-bottom: 1px solid var(--color-border);
  button {
    width: 100%;
    min-height: 2.75rem;
    padding: 0.25rem 0.5rem;
    border: 0;
    border-top: 1px solid var(--color-border);
    background: none;
    color: var(--color-text);
    text-align: left;
    overflow-wrap: anywhere;
    cursor: pointer;
    &[aria-pressed='true'] { box-shadow: inset 3px 0 var(--color-brand-hover); background: var(--color-surface); }
  }
`;

export const Warning = styled.p`
  color: var(--color-accent);
  font-size: var(--font-size-small);
`;
