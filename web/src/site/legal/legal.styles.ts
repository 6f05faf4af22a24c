import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';

export const Columns = styled.div`
  display: grid;
  gap: var(--space-xl);
  ${media.large} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-xxl);
  }
  @media (min-width: 110rem) { grid-template-columns: 24rem minmax(0, 1fr); }
`;

/** Sticks beside the text on wide screens. */
export const Contents = styled.nav`
  ${media.large} {
    position: sticky;
    top: var(--space-xl);
    align-self: start;
    max-height: calc(100dvh - 2 * var(--space-xl));
    overflow-y: auto;
  }
`;

export const ContentsTitle = styled.h2`
  ${labelText}
  padding-bottom: var(--space-s);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

export const ContentsList = styled.ol`
  display: grid;
  border-top: 1px solid var(--color-border);
  ${media.medium} { grid-template-columns: 1fr 1fr; column-gap: var(--space-l); }
  ${media.large} { grid-template-columns: 1fr; }
  a {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--color-border);
    color: var(--color-text-muted);
    font-size: 0.9375rem;
    line-height: 1.35;
    text-decoration: none;
    font-variant-numeric: tabular-nums;
    &:hover { color: var(--color-text); }
    &:focus-visible { outline-offset: -2px; }
  }
`;

export const Body = styled.article`
  max-width: 68ch;
  line-height: 1.65;
  overflow-wrap: anywhere;
  a { text-underline-offset: 0.2em; &:hover { color: var(--color-danger); } }
`;

export const SectionBox = styled.section`
  display: grid;
  gap: var(--space-m);
  padding-bottom: var(--space-xl);
  & + & {
    padding-top: var(--space-xl);
    border-top: 1px solid var(--color-border);
  }
`;

/** Scrolls to below the top bar of a small screen. */
export const SectionHeading = styled.h2`
  ${displayText}
  display: grid;
  grid-template-columns: 3rem 1fr;
  font-size: var(--font-size-h2);
  line-height: 1.1;
  scroll-margin-top: 6rem;
  span { color: var(--color-accent); font-variant-numeric: tabular-nums; }
`;

export const List = styled.ul`
  display: grid;
  gap: var(--space-s);
  li {
    position: relative;
    padding-left: 1.5rem;
    &::before {
      content: '';
      position: absolute;
      top: 0.62em;
      left: 0.125rem;
      width: 0.4375rem;
      height: 0.4375rem;
      background: var(--color-brand-hover);
      transform: rotate(45deg);
    }
  }
`;

export const Updated = styled.p`
  min-height: 1.5em;
  margin-bottom: var(--space-xl);
  color: var(--color-text-muted);
`;

export const Code = styled.code`
  font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
  font-size: 0.9em;
`;

/** Names and values between lines, like the plate on a machine. */
export const Plate = styled.div`
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  h2, h3 {
    padding: 0.75rem var(--space-m);
    border-bottom: 1px solid var(--color-border);
    font-size: var(--font-size-lead);
  }
  dl { padding: 0.25rem var(--space-m); }
  dl > div {
    display: grid;
    gap: 0 var(--space-m);
    padding-block: 0.5rem;
    line-height: 1.45;
    & + & { border-top: 1px solid var(--color-border); }
    ${media.medium} { grid-template-columns: 10rem 1fr; }
  }
  dt { color: var(--color-text-muted); }
`;
