import styled from 'styled-components';

/** Rows whose height does not depend on whether their buttons are drawn: otherwise the list would jump while it is scrolled. */
export const Rows = styled.ol`
  margin-top: var(--space-m);
  > li > div {
    display: grid;
    grid-template-columns: 2.75rem 3.5rem 1fr 8.25rem;
    gap: var(--space-s);
    align-items: center;
    min-height: 3.5rem;
    padding-block: var(--space-s);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-background);
    overflow-wrap: anywhere;
    &[data-dragging] { position: relative; z-index: 1; opacity: 0.85; }
    > p { grid-column: 3; }
  }
  img { width: 3.5rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  small { display: block; color: var(--color-text-muted); font-size: var(--font-size-small); }
`;

export const Moves = styled.div`
  display: flex;
`;
