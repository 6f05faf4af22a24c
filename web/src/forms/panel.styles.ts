import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { displayText } from '../theme/text.styles.ts';
import { Button } from '../ui/button.tsx';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-m);
  margin-bottom: var(--space-l);
`;

export const Heading = styled.h2`
  ${displayText}
  font-size: var(--font-size-h2);
  outline: none;
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  margin-left: var(--space-m);
  color: var(--color-text-muted);
  font-size: var(--font-size-text);
  letter-spacing: 0.04em;
`;

export const Add = styled(Button)`
  flex: 1 0 auto;
  ${media.medium} { flex-grow: 0; }
`;
