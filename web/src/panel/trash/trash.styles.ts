import styled from 'styled-components';
import { displayText } from '../../theme/text.styles.ts';

export const Rows = styled.div`
  display: grid;
  gap: var(--space-m);
  margin-top: var(--space-l);
`;

export const Frame = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-m);
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  overflow-wrap: anywhere;
`;

export const Name = styled.h3`
  ${displayText}
  font-size: var(--font-size-h3);
`;
