import styled from 'styled-components';
import { labelText } from '../../theme/text.styles.ts';

export const SkipLink = styled.a`
  ${labelText}
  position: fixed;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 50;
  padding: 0.75rem 1rem;
  background: ${({ theme }) => theme.color.text};
  color: ${({ theme }) => theme.color.ground};
  transform: translateY(-200%);
  &:focus { transform: none; }
`;

export const Side = styled.div`
  display: none;
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 10;
  width: ${({ theme }) => theme.sidebar};
  border-right: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.ground};
  overflow-y: auto;
  ${({ theme }) => theme.media.wide} { display: block; }
`;

export const TopBar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 4rem;
  padding: 0 0.5rem 0 ${({ theme }) => theme.space.m};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.ground};
  a { text-decoration: none; }
  ${({ theme }) => theme.media.wide} { display: none; }
`;

export const Page = styled.div<{ $bare: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${({ theme }) => theme.media.wide} {
    padding-left: ${({ theme, $bare }) => ($bare ? '0' : theme.sidebar)};
  }
`;

export const Main = styled.main`
  flex: 1;
  width: 100%;
  padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xxl};
  outline: none;
  ${({ theme }) => theme.media.medium} { padding-inline: ${({ theme }) => theme.space.xl}; }
  ${({ theme }) => theme.media.wide} { padding-top: ${({ theme }) => theme.space.xxl}; }
`;
