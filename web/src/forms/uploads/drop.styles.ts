import styled from 'styled-components';

export const Drop = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: start;
  gap: var(--space-m);
  padding: var(--space-m);
  border: 1px dashed ${({ $over }) => ($over ? 'var(--color-accent)' : 'var(--color-border-strong)')};
  border-radius: var(--radius);
  background: ${({ $over }) => ($over ? 'var(--color-border)' : 'none')};
`;

/** Only where there is something to drop with. */
export const DropHint = styled.p`
  display: none;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  @media (hover: hover) and (pointer: fine) { display: block; }
`;
