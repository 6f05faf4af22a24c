import styled from 'styled-components';

export const Status = styled.div`
  display: grid;
  align-content: center;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-s);
  min-height: 2.25rem;
  padding: var(--space-s);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

export const Failure = styled.p`
  color: var(--color-danger);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Sizes = styled.span`
  font-variant-numeric: tabular-nums;
`;

/** Which file it is, as long as there is no picture of it. */
export const Name = styled.span`
  overflow: hidden;
  color: var(--color-text);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
