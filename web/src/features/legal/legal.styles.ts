import styled from 'styled-components';
import { displayText, labelText } from '../../theme/text.styles.ts';

export const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.media.large} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.xxl};
  }
  @media (min-width: 110rem) { grid-template-columns: 24rem minmax(0, 1fr); }
`;

/** Beside the text, where there is room; a long text scrolls past it. */
export const Contents = styled.nav`
  ${({ theme }) => theme.media.large} {
    position: sticky;
    top: ${({ theme }) => theme.space.xl};
    align-self: start;
    max-height: calc(100dvh - 2 * ${({ theme }) => theme.space.xl});
    overflow-y: auto;
  }
`;

export const ContentsTitle = styled.h2`
  ${labelText}
  padding-bottom: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

export const ContentsList = styled.ol`
  display: grid;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${({ theme }) => theme.media.medium} { grid-template-columns: 1fr 1fr; column-gap: ${({ theme }) => theme.space.l}; }
  ${({ theme }) => theme.media.large} { grid-template-columns: 1fr; }
  a {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    padding-block: 0.5rem;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    color: ${({ theme }) => theme.color.muted};
    font-size: 0.9375rem;
    line-height: 1.35;
    text-decoration: none;
    font-variant-numeric: tabular-nums;
    &:hover { color: ${({ theme }) => theme.color.text}; }
    &:focus-visible { outline-offset: -2px; }
  }
`;

export const Body = styled.article`
  max-width: 68ch;
  line-height: 1.65;
  overflow-wrap: anywhere;
  a { text-underline-offset: 0.2em; &:hover { color: ${({ theme }) => theme.color.danger}; } }
`;

export const SectionBox = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding-bottom: ${({ theme }) => theme.space.xl};
  & + & {
    padding-top: ${({ theme }) => theme.space.xl};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** Below the bar of a small screen when a link leads here. */
export const SectionHeading = styled.h2`
  ${displayText}
  display: grid;
  grid-template-columns: 3rem 1fr;
  font-size: ${({ theme }) => theme.size.h2};
  line-height: 1.1;
  scroll-margin-top: 6rem;
  span { color: ${({ theme }) => theme.color.gold}; font-variant-numeric: tabular-nums; }
`;

export const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  li {
    position: relative;
    padding-left: 1.5rem;
    &::before {
      content: '';
      position: absolute;
      top: 0.62em;
      left: 0.125rem;
      width: 0.4375rem;
      height: 0.4375rem;
      background: ${({ theme }) => theme.color.brandHover};
      transform: rotate(45deg);
    }
  }
`;

export const Updated = styled.p`
  min-height: 1.5em;
  margin-bottom: ${({ theme }) => theme.space.xl};
  color: ${({ theme }) => theme.color.muted};
`;
