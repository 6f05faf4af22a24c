import styled from 'styled-components';
import { media } from '../../../theme/media.ts';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s);
  > p { flex: 1 0 50%; ${media.medium} { flex-basis: auto; } }
  > p + button { ${media.medium} { order: 1; } }
  > select { flex: 1 1 100%; ${media.medium} { flex-basis: 8rem; max-width: 18rem; } }
  > select ~ button { flex: 1 0 auto; ${media.medium} { flex-grow: 0; } }
`;

export const FailedItems = styled.ul`
  max-height: 8rem;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  overflow-wrap: anywhere;
`;
