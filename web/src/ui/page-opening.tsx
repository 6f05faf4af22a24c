import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { PageHeading } from './page-heading.tsx';

const Opening = styled.header`
  display: grid;
  gap: var(--space-l);
  margin-bottom: var(--space-xl);
  padding-bottom: var(--space-l);
  background: var(--gradient-heat) bottom / 100% 2px no-repeat;
  & > p {
    max-width: 46ch;
    color: var(--color-text-muted);
    font-size: var(--font-size-lead);
    text-wrap: balance;
  }
  ${media.large} {
    grid-template-columns: 1fr minmax(20rem, 28rem);
    align-items: end;
  }
`;

/** Opening of a page: heading and lead. */
export function PageOpening({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <Opening>
      <PageHeading>{title}</PageHeading>
      <p>{lead}</p>
    </Opening>
  );
}
