import styled from 'styled-components';
import { displayText, labelText } from '../../../theme/text.styles.ts';

export const State = styled.p<{ $closed: boolean }>`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h2};
  &::before {
    content: '';
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin: 0 0.5em 0.08em 0.1em;
    background: ${({ theme, $closed }) => ($closed ? theme.color.brandHover : theme.color.gold)};
    transform: rotate(45deg);
  }
`;

export const Facts = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${({ theme }) => theme.space.m};
    padding-block: ${({ theme }) => theme.space.s};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  dt { color: ${({ theme }) => theme.color.muted}; }
`;

export const Sign = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border-left: 4px solid ${({ theme }) => theme.color.gold};
  background: ${({ theme }) => theme.color.brand};
  color: ${({ theme }) => theme.color.onBrand};
  > p { ${labelText} letter-spacing: 0.04em; text-transform: none; }
  > button { color: inherit; }
`;
