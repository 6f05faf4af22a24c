import type { ReactNode } from 'react';
import { Legend, Part } from './form.styles.ts';

export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the form under a title of its own. */
export function Section({ title, children }: SectionProps) {
  return (
    <Part>
      <Legend>{title}</Legend>
      {children}
    </Part>
  );
}
