import styled from 'styled-components';
import { displayText } from '../../../theme/text.styles.ts';

export const State = styled.p<{ $on: boolean }>`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h2};
  color: ${({ theme, $on }) => ($on ? theme.color.gold : theme.color.text)};
`;

export const Steps = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  justify-items: start;
`;

export const Step = styled.p`
  outline: none;
`;

/** Something to be copied by hand, letter by letter. */
export const Key = styled.code`
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.ground};
  font-size: ${({ theme }) => theme.size.lead};
  overflow-wrap: anywhere;
`;

export const Codes = styled.ol`
  display: grid;
  justify-self: stretch;
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.ground};
  font-size: ${({ theme }) => theme.size.lead};
`;

export const CodesTitle = styled.h4`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h3};
  outline: none;
`;
