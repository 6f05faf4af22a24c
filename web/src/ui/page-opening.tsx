import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeading } from './page-heading.tsx';

const Opening = styled.header`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  margin-bottom: ${({ theme }) => theme.space.xl};
  padding-bottom: ${({ theme }) => theme.space.l};
  background: ${({ theme }) => theme.heat} bottom / 100% 2px no-repeat;
  & > p {
    max-width: 46ch;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.lead};
    text-wrap: balance;
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: 1fr minmax(20rem, 28rem);
    align-items: end;
  }
`;

export interface PageOpeningProps {
  title: ReactNode;
  lead: ReactNode;
}

/** How a page begins: its heading, and what it is about beside it. */
export function PageOpening({ title, lead }: PageOpeningProps) {
  return (
    <Opening>
      <PageHeading>{title}</PageHeading>
      <p>{lead}</p>
    </Opening>
  );
}
