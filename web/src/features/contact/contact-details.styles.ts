import styled from 'styled-components';
import { displayText, labelText } from '../../theme/text.styles.ts';

export const Aside = styled.section`
  grid-area: details;
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.l};
`;

export const Title = styled.h2`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h2};
`;

export const Rows = styled.dl`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  & > div {
    display: grid;
    grid-template-columns: 7.5rem 1fr;
    gap: ${({ theme }) => theme.space.m};
    padding-block: 0.75rem;
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  dt {
    ${labelText}
    padding-top: 0.25rem;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
  dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  address { font-style: normal; }
  a { text-underline-offset: 0.2em; &:hover { color: ${({ theme }) => theme.color.danger}; } }
`;
