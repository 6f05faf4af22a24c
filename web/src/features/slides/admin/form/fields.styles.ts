import styled from 'styled-components';

/** A field and the button that fills it. */
export const Beside = styled.div`
  display: flex;
  gap: var(--space-s);
  > button { flex: none; }
`;
