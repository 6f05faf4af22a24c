import styled from 'styled-components';
import { labelText } from '../../../theme/text.styles.ts';
import { PageLink } from '../../../ui/page-link.tsx';

export const Bar = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.l};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 1px;
  border: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.line};
  > :first-child { grid-column: 1 / -1; }
  ${({ theme }) => theme.media.medium} {
    display: flex;
    > * { flex: 1 1 auto; }
  }
`;

export const SmallRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;

export const RowLabel = styled.span`
  ${labelText}
  flex: 1 0 100%;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  ${({ theme }) => theme.media.medium} {
    flex: none;
    margin-right: ${({ theme }) => theme.space.s};
  }
`;

export const FilterLink = styled(PageLink)`
  ${labelText}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem;
  min-height: 3.25rem;
  padding: 0.9375rem 1.125rem;
  background: ${({ theme }) => theme.color.ground};
  color: ${({ theme }) => theme.color.muted};
  text-decoration: none;
  box-shadow: inset 0 0 transparent;
  transition: color 120ms, background-color 120ms, box-shadow 160ms;
  /* Five beside each other, each on one line, on a tablet as well. */
  ${({ theme }) => theme.media.medium} { gap: 0.5rem; padding-inline: 0.75rem; font-size: 0.875rem; }
  ${({ theme }) => theme.media.large} { gap: 0.75rem; padding-inline: 1.125rem; font-size: ${({ theme }) => theme.size.text}; }
  &:hover { color: ${({ theme }) => theme.color.text}; }
  &:focus-visible { position: relative; z-index: 1; outline-offset: -2px; }
  &[aria-current] {
    background: ${({ theme }) => theme.color.panel};
    box-shadow: inset 0 -3px ${({ theme }) => theme.color.brandHover};
    color: ${({ theme }) => theme.color.text};
  }
  ${SmallRow} & {
    min-height: 2.75rem;
    padding: 0.6875rem 0.875rem;
    border: 1px solid ${({ theme }) => theme.color.line};
    /* Displacements are written 3.5cc, not 3.5CC. */
    text-transform: none;
  }
`;

export const Count = styled.span`
  min-width: 2ch;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  text-align: right;
`;
