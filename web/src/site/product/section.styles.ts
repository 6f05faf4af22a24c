import styled from 'styled-components';

export const Section = styled.section`
  padding-top: var(--space-l);
  scroll-margin-top: 4rem;
  background: var(--gradient-heat) top / 100% 2px no-repeat;
  > h2 { margin-bottom: var(--space-s); }
  > ul:not([class]) a { display: block; padding-block: 0.625rem; border-top: 1px solid var(--color-border); }
`;
