import styled from 'styled-components';
import { displayText } from '../theme/text.styles.ts';

/** As wide as a 4:3 picture may be whose thumbnails and title are to fit into the window's height as well. */
const PICTURE_WIDTH = '64rem, max(18rem, (100dvh - 12rem) * 1.12)';

export const Frame = styled.dialog<{ $wide: boolean }>`
  width: min(${({ $wide }) => ($wide ? PICTURE_WIDTH : '40rem')}, calc(100vw - 1.5rem));
  max-width: none;
  max-height: calc(100dvh - 1.5rem);
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  overscroll-behavior: contain;
  &::backdrop { background: var(--color-backdrop); }
`;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-m);
  padding: var(--space-s) var(--space-s) var(--space-s)
    var(--space-l);
  border-bottom: 1px solid var(--color-border);
  background: inherit;
`;

export const Title = styled.h2`
  ${displayText}
  padding-block: 0.25rem;
  font-size: var(--font-size-h3);
  line-height: 1.1;
  outline: none;
`;

export const Content = styled.div`
  padding: var(--space-l);
`;

export const CloseButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  background: none;
  color: var(--color-text-muted);
  cursor: pointer;
  &:hover { color: var(--color-text); }
`;
