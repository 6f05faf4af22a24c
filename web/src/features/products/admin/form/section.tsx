import type { KeyboardEventHandler, ReactNode } from 'react';
import { Legend, Part } from './form.styles.ts';

export interface SectionProps {
  title: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A part of the form under a title of its own. */
export function Section({ title, onKeyDown, children }: SectionProps) {
  return (
    <Part onKeyDown={onKeyDown}>
      <Legend>{title}</Legend>
      {children}
    </Part>
  );
}
