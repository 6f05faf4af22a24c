import styled from 'styled-components';

/** Below the drawing: the part that is shown, between the ways to the others. */
export const Footer = styled.footer`
  position: absolute;
  inset: auto 0 0;
  z-index: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-s);
  width: min(100%, 44rem);
  min-height: 4.5rem;
  margin-inline: auto;
  padding: var(--space-xs) var(--space-s);
  padding-bottom: max(var(--space-xs), env(safe-area-inset-bottom));
  background: var(--color-backdrop);
  > div { display: grid; justify-items: center; text-align: center; }
  small { color: var(--color-text-muted); font-size: var(--font-size-small); font-variant-numeric: tabular-nums; }
`;

export const Over = styled.div`
  position: absolute;
  z-index: 1;
  pointer-events: none;
`;
