import styled from 'styled-components';

/** Covers the picture of what is moved: a long press on the picture itself would open the phone's own menu. */
export const Handle = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  &:focus-visible { outline-offset: -3px; }
`;

/** A button that is a drawing, large enough for a thumb. */
export const IconButton = styled.button`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text);
  cursor: pointer;
  &:hover { color: var(--color-accent); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-disabled='true'] { color: var(--color-border-strong); cursor: default; }
`;

/** Drags a row. */
export const Grip = styled(IconButton)`
  cursor: grab;
  touch-action: manipulation;
  -webkit-touch-callout: none;
`;
