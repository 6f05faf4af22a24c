import styled from 'styled-components';
import { labelText } from '../../theme/text.styles.ts';

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xl};
  min-height: 100%;
  padding: 2.25rem ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.l};
`;

export const HomeLink = styled.span`
  a { display: inline-block; text-decoration: none; }
`;

export const Links = styled.ul`
  margin-inline: calc(-1 * ${({ theme }) => theme.space.l});
  a {
    ${labelText}
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 ${({ theme }) => theme.space.l};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.lead};
    text-decoration: none;
    transition: color 120ms;
    &:hover { color: ${({ theme }) => theme.color.text}; }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current] {
      color: ${({ theme }) => theme.color.text};
      box-shadow: inset 3px 0 ${({ theme }) => theme.color.brandHover};
    }
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  margin-top: auto;
`;

export const Tagline = styled.p`
  ${labelText}
  padding-top: ${({ theme }) => theme.space.m};
  background: ${({ theme }) => theme.heat} top / 100% 1px no-repeat;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
