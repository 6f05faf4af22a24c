import styled from 'styled-components';
import { labelText } from '../../../theme/text.styles.ts';

export const Box = styled.section`
  display: grid;
  gap: var(--space-m);
  padding: var(--space-m);
  border: 1px solid var(--color-danger);
  border-radius: var(--radius);
  /* Clear of the bar at the top of a phone. */
  scroll-margin-top: 5rem;
  overflow-wrap: anywhere;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th, td {
    padding: var(--space-s);
    border-top: 1px solid var(--color-border);
    text-align: left;
    vertical-align: top;
  }
  th { ${labelText} font-size: var(--font-size-small); }
  td { white-space: pre-line; }
  td > * { max-width: 14rem; }
  td > a { text-decoration: underline; }
`;

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  > button { flex: 1 0 auto; }
`;
