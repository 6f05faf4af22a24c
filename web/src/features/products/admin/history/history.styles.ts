import styled from 'styled-components';

export const Rows = styled.ol`
  display: grid;
  gap: var(--space-m);
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-s) var(--space-m);
  padding-bottom: var(--space-m);
  border-bottom: 1px solid var(--color-border);
  overflow-wrap: anywhere;
  > div { flex: 1 1 14rem; }
`;

export const Name = styled.p`
  font-weight: 600;
`;

export const About = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;
