import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';

export const SkipLink = styled.a`
  ${labelText}
  position: fixed;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 50;
  padding: 0.75rem 1rem;
  background: var(--color-text);
  color: var(--color-background);
  transform: translateY(-200%);
  &:focus { transform: none; }
`;

export const Side = styled.div`
  display: none;
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 10;
  width: var(--sidebar-width);
  border-right: 1px solid var(--color-border);
  background: var(--color-background);
  overflow-y: auto;
  ${media.wide} { display: block; }
`;

export const TopBar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 4rem;
  padding: 0 0.5rem 0 var(--space-m);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-background);
  a { text-decoration: none; }
  ${media.wide} { display: none; }
`;

export const Page = styled.div<{ $bare: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.wide} {
    padding-left: ${({ $bare }) => ($bare ? '0' : 'var(--sidebar-width)')};
  }
`;

export const Main = styled.main`
  flex: 1;
  width: 100%;
  padding: var(--space-xl) var(--space-m) var(--space-xxl);
  outline: none;
  ${media.medium} { padding-inline: var(--space-xl); }
  ${media.wide} { padding-top: var(--space-xxl); }
`;
