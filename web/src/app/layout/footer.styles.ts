import styled from 'styled-components';
import { labelText } from '../../theme/text.styles.ts';

export const Foot = styled.footer`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.m};
  background: ${({ theme }) => theme.heat} top / 100% 1px no-repeat, ${({ theme }) => theme.color.panel};
  color: ${({ theme }) => theme.color.muted};
  font-size: 0.9375rem;
  ${({ theme }) => theme.media.medium} { padding-inline: ${({ theme }) => theme.space.xl}; }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.m};
  & > :first-child { grid-column: 1 / -1; max-width: 36rem; }
  & > :first-child p { text-wrap: balance; }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(16rem, 2fr) 1fr 1fr 1fr;
    & > :first-child { grid-column: auto; }
  }
`;

export const Brand = styled.p`
  display: flex;
  gap: 0.5rem;
  margin-bottom: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.text};
  a { cursor: inherit; }
`;

export const Heading = styled.h2`
  ${labelText}
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.small};
`;

export const Links = styled.ul`
  margin-top: ${({ theme }) => theme.space.xs};
  a {
    display: inline-block;
    padding-block: 0.3125rem;
    text-decoration: none;
    &:hover { color: ${({ theme }) => theme.color.text}; text-decoration: underline; text-underline-offset: 0.25em; }
  }
`;

export const Legal = styled.p`
  margin-right: -1rem;
  text-wrap: balance;
  span { display: inline-block; margin: 0 1rem 0.125rem 0; text-wrap: pretty; }
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;
