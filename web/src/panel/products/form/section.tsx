import type { KeyboardEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { displayText } from '../../../theme/text.styles.ts';

export const Part = styled.fieldset`
  display: grid;
  gap: var(--space-m);
`;

const Legend = styled.legend`
  ${displayText}
  padding: 0 0 var(--space-m);
  font-size: var(--font-size-h3);
`;

/** Something to look at that keeps nobody from saving. */
export const Warning = styled.p`
  color: var(--color-accent);
  font-size: var(--font-size-small);
  &:not(:empty) { padding-top: 0.375rem; }
`;

interface SectionProps {
  title: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

export function Section({ title, onKeyDown, children }: SectionProps) {
  return (
    <Part onKeyDown={onKeyDown}>
      <Legend>{title}</Legend>
      {children}
    </Part>
  );
}
