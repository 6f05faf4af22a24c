import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeading } from '../../ui/page-heading.tsx';

const Box = styled.div`
  display: grid;
  gap: var(--space-l);
  max-width: 46rem;
  p { font-size: var(--font-size-lead); }
  div { display: flex; flex-wrap: wrap; gap: var(--space-m); }
`;

interface GoneProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Replaces the content of a page that does not exist or was deleted. */
export function Gone({ title, text, children }: GoneProps) {
  return (
    <Box>
      <PageHeading>{title}</PageHeading>
      <p>{text}</p>
      <div>{children}</div>
    </Box>
  );
}
