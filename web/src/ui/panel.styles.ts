import styled from 'styled-components';
import { displayText } from '../theme/text.styles.ts';
import { Button } from './button.tsx';

/** The top of a panel: its heading, and what one can do there. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.l};
`;

export const Heading = styled.h2`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h2};
  outline: none;
  overflow-wrap: anywhere;
`;

/** How many there are, beside the heading. */
export const Count = styled.span`
  margin-left: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.text};
  letter-spacing: 0.04em;
`;

export const Add = styled(Button)`
  flex: 1 0 auto;
  ${({ theme }) => theme.media.medium} { flex-grow: 0; }
`;
