import styled from 'styled-components';

export const Section = styled.section`
  padding-top: var(--space-l);
  background: var(--gradient-heat) top / 100% 2px no-repeat;
  > h2 { margin-bottom: var(--space-s); }
  > ul:not([class]) { display: flex; gap: var(--space-l); overflow-x: auto; a { display: block; padding-block: 0.625rem; white-space: nowrap; } }
`;
