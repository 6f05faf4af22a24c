import styled, { css } from 'styled-components';

export const Row = styled.li<{ $dragging: boolean }>`
  display: grid;
  grid-template-columns: 2.75rem 3.5rem 1fr auto;
  gap: var(--space-s);
  align-items: center;
  min-height: 3.5rem;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-background);
  overflow-wrap: anywhere;
  img { width: 3.5rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  small { display: block; color: var(--color-text-muted); font-size: var(--font-size-small); }
  ${({ $dragging }) => $dragging && css`position: relative; z-index: 1; opacity: 0.85;`}
`;

export const Moves = styled.div`
  display: flex;
`;
