import type { KeyboardEventHandler, ReactNode } from 'react';
import { Legend, Part } from './form.styles.ts';

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
