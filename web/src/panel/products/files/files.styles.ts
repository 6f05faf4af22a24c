import styled, { css } from 'styled-components';
import { IconButton } from '../../../ui/sortable.styles.ts';

export const Tile = styled.li<{ $dragging: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  &:has(details[open]) { grid-column: 1 / -1; }
  ${({ $dragging }) => $dragging && css`z-index: 1; border-color: var(--color-accent); opacity: 0.85;`}
`;

export const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  background: var(--color-background);
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

export const Cover = styled.p`
  position: absolute;
  display: flex;
  inset: auto auto var(--space-s) var(--space-s);
  background: var(--color-backdrop);
  pointer-events: none;
`;

export const Remove = styled(IconButton)`
  position: absolute;
  inset: 0 0 auto auto;
  background: var(--color-backdrop);
`;

export const Details = styled.details`
  padding: 0 var(--space-s) var(--space-s);
  font-size: var(--font-size-small);
  summary {
    min-height: 2.75rem;
    padding-block: 0.75rem;
    cursor: pointer;
  }
  > div { margin-bottom: var(--space-s); }
`;

export const Moves = styled.div`
  display: flex;
  margin-top: auto;
`;
