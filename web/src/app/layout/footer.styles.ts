import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';

export const Foot = styled.footer`
  display: grid;
  gap: var(--space-xl);
  padding: var(--space-xl) var(--space-m);
  background: var(--gradient-heat) top / 100% 1px no-repeat, var(--color-surface);
  color: var(--color-text-muted);
  font-size: 0.9375rem;
  ${media.medium} { padding-inline: var(--space-xl); }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: var(--space-xl) var(--space-m);
  & > :first-child { grid-column: 1 / -1; max-width: 36rem; }
  & > :first-child p { text-wrap: balance; }
  ${media.large} {
    grid-template-columns: minmax(16rem, 2fr) 1fr 1fr 1fr;
    & > :first-child { grid-column: auto; }
  }
`;

export const Brand = styled.p`
  display: flex;
  gap: 0.5rem;
  margin-bottom: var(--space-m);
  color: var(--color-text);
  a { cursor: inherit; }
`;

export const Heading = styled.h2`
  ${labelText}
  color: var(--color-text);
  font-size: var(--font-size-small);
`;

export const Links = styled.ul`
  margin-top: var(--space-xs);
  a {
    display: inline-block;
    padding-block: 0.3125rem;
    text-decoration: none;
    &:hover { color: var(--color-text); text-decoration: underline; text-underline-offset: 0.25em; }
  }
`;

export const Legal = styled.p`
  margin-right: -1rem;
  text-wrap: balance;
  span { display: inline-block; margin: 0 1rem 0.125rem 0; text-wrap: pretty; }
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;
