import styled from 'styled-components';
import { media } from '../../../theme/media.ts';

export const Sides = styled.div`
  display: grid;
  gap: var(--space-m) var(--space-xl);
  ${media.wide} { grid-template-columns: minmax(0, 1.35fr) minmax(17rem, 1fr); align-items: start; }
`;

/** Stays in sight while its list goes by: below the bar of phones, and at the top of wide screens. */
export const Drawing = styled.div`
  position: sticky;
  top: 4rem;
  z-index: 1;
  max-width: 44rem;
  background: var(--color-background);
  ${media.wide} { top: var(--space-l); max-width: none; }
  /* On a phone that lies on its side nothing else would be seen. */
  @media (max-height: 40rem) { position: static; }
  img { width: 100%; height: auto; }
`;

export const Enlarge = styled.button`
  position: absolute;
  right: 0;
  bottom: 0;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0.75rem;
  border: 0;
  background: var(--color-backdrop);
  cursor: zoom-in;
`;

export const List = styled.ol`
  counter-reset: part;
  li {
    counter-increment: part;
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    column-gap: var(--space-s);
    align-content: center;
    min-height: 2.75rem;
    padding-block: 0.375rem;
    border-top: 1px solid var(--color-border);
    /* Clear of the drawing, which stays at the top of a phone. */
    scroll-margin: 60vh 0 var(--space-l);
    ${media.wide} { scroll-margin-top: var(--space-l); }
  }
  :is(:target, [data-current]) { background: var(--color-surface); box-shadow: inset 3px 0 var(--color-brand-hover); }
  > li > * { grid-column: 2; overflow-wrap: anywhere; }
  > li::before { content: counter(part); grid-area: 1 / 1; justify-self: center; font-weight: 600; }
  small { color: var(--color-text-muted); font-size: var(--font-size-small); }
`;
