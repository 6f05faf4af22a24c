import styled from 'styled-components';
import { displayText } from '../theme/text.styles.ts';

/** As wide as a 4:3 picture may be whose thumbnails and title are to fit into the window's height as well. */
const PICTURE_WIDTH = '64rem, max(18rem, (100dvh - 12rem) * 1.12)';

export const Frame = styled.dialog<{ $wide: boolean }>`
  width: min(${({ $wide }) => ($wide ? PICTURE_WIDTH : '40rem')}, calc(100vw - 1.5rem));
  max-width: none;
  max-height: calc(100dvh - 1.5rem);
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.panel};
  color: ${({ theme }) => theme.color.text};
  overscroll-behavior: contain;
  &::backdrop { background: ${({ theme }) => theme.color.backdrop}; }
`;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s}
    ${({ theme }) => theme.space.l};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: inherit;
`;

export const Title = styled.h2`
  ${displayText}
  padding-block: 0.25rem;
  font-size: ${({ theme }) => theme.size.h3};
  line-height: 1.1;
  outline: none;
`;

export const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

export const CloseButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
  &:hover { color: ${({ theme }) => theme.color.text}; }
`;
