import styled from 'styled-components';
import { displayText, labelText } from '../../theme/text.styles.ts';

export const Heading = styled.h2`
  ${displayText}
  margin-bottom: ${({ theme }) => theme.space.l};
  font-size: clamp(2rem, 3.6vw, 3.25rem);
`;

export const Board = styled.ol`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

/** A line of the board: when and where, what it was, who won. */
export const Row = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding-block: ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 13.5rem 1fr;
    gap: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl};
  }
  ${({ theme }) => theme.media.large} { grid-template-columns: 13.5rem 1fr 15rem; }
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
    font-size: ${({ theme }) => theme.size.h2};
    line-height: 1;
  }
  p { max-width: 56ch; color: ${({ theme }) => theme.color.muted}; }
`;

export const Won = styled.div`
  ${({ theme }) => theme.media.medium} { grid-column: 2; }
  ${({ theme }) => theme.media.large} { grid-column: 3; }
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
    font-size: ${({ theme }) => theme.size.h3};
    line-height: 1.1;
  }
  small { ${labelText} min-width: 1.75rem; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size.small}; }
`;
