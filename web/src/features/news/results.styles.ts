import styled from 'styled-components';
import { displayText, labelText } from '../../theme/text.styles.ts';

/** A board's head: what was raced for, and how often, as it is painted above a pit wall. */
export const Heading = styled.h2`
  ${displayText}
  margin-bottom: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.size.section};
`;

export const Board = styled.ol`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.panel};
`;

/** A line of the board: when and where, what it was, who won. */
export const Row = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.m};
  & + & { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 12.5rem 1fr;
    gap: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl};
    padding-inline: ${({ theme }) => theme.space.l};
  }
  ${({ theme }) => theme.media.large} { grid-template-columns: 12.5rem minmax(0, 1fr) minmax(18rem, 0.7fr); align-items: center; }
`;

export const When = styled.div`
  ${({ theme }) => theme.media.medium} { grid-area: 1 / 1; }
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.375rem;
  p:first-child {
    ${displayText}
    font-size: ${({ theme }) => theme.size.h3};
    line-height: 1.1;
  }
  p + p { color: ${({ theme }) => theme.color.muted}; }
  time { white-space: nowrap; }
`;

export const What = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${({ theme }) => theme.space.s};
  h3 {
    ${displayText}
    font-size: ${({ theme }) => theme.size.h3};
    line-height: 1.1;
  }
  p { max-width: 52ch; color: ${({ theme }) => theme.color.muted}; text-wrap: balance; }
`;

/** The winner is what a board is read for: the largest words of the line, behind a golden edge. */
export const Won = styled.div`
  padding-left: ${({ theme }) => theme.space.m};
  border-left: 3px solid ${({ theme }) => theme.color.gold};
  ${({ theme }) => theme.media.medium} { grid-column: 2; }
  ${({ theme }) => theme.media.large} { grid-column: 3; padding-left: ${({ theme }) => theme.space.l}; }
  h4 {
    ${labelText}
    margin: 0;
    color: ${({ theme }) => theme.color.gold};
    font-size: ${({ theme }) => theme.size.small};
  }
  li {
    ${displayText}
    display: flex;
    align-items: baseline;
    gap: 0.625rem;
    margin-top: 0.375rem;
    color: ${({ theme }) => theme.color.strong};
    font-size: clamp(1.75rem, 2.6vw, 2.5rem);
    line-height: 1;
  }
  small { ${labelText} min-width: 2.25rem; color: ${({ theme }) => theme.color.muted}; }
`;
