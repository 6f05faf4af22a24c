import styled from 'styled-components';
import { labelText } from '../../theme/text.styles.ts';

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-xl);
  min-height: 100%;
  padding: 2.25rem var(--space-l) var(--space-l);
`;

export const HomeLink = styled.span`
  a { display: inline-block; text-decoration: none; }
`;

export const Links = styled.ul`
  margin-inline: calc(-1 * var(--space-l));
  a {
    ${labelText}
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 var(--space-l);
    color: var(--color-text-muted);
    font-size: var(--font-size-lead);
    text-decoration: none;
    transition: color 120ms;
    &:hover { color: var(--color-text); }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current] {
      color: var(--color-text);
      box-shadow: inset 3px 0 var(--color-brand-hover);
    }
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--space-m);
  margin-top: auto;
`;

export const Tagline = styled.p`
  ${labelText}
  padding-top: var(--space-m);
  background: var(--gradient-heat) top / 100% 1px no-repeat;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;
