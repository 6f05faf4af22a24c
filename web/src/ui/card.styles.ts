import styled from 'styled-components';
import { displayText } from '../theme/text.styles.ts';

/** Cards beside each other where there is room. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${({ theme }) => theme.space.l};
  align-items: start;
`;

export const Card = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  padding: ${({ theme }) => theme.space.l};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.panel};
`;

export const CardTitle = styled.h3`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h3};
  outline: none;
`;

export const Hint = styled.p`
  max-width: 60ch;
  color: ${({ theme }) => theme.color.muted};
`;

/** Beside each other, as wide as there is room, below each other where there is none. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  > * { flex: 1 0 auto; }
`;
