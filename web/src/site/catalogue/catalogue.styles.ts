import styled from 'styled-components';
import { media } from '../../theme/media.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-l);
  ${media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.large} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  /* Cards out of sight cost neither layout nor paint; until one was seen it counts as about this high. */
  > li { content-visibility: auto; contain-intrinsic-height: auto 38rem; }
`;

export const Result = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  margin-bottom: var(--space-m);
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

/** Says that the address asks for something that there is not. */
export const Unknown = styled.p`
  margin-bottom: var(--space-m);
  padding-left: var(--space-m);
  border-left: 3px solid var(--color-accent);
`;

export const End = styled.div`
  display: grid;
  justify-items: center;
  padding-top: var(--space-xl);
`;

export const Before = styled.div`
  display: grid;
  justify-items: center;
  padding-bottom: var(--space-l);
`;

export const SkeletonCard = styled.div`
  display: grid;
  gap: var(--space-m);
  padding-bottom: var(--space-l);
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  > * { margin-inline: var(--space-l); width: auto; }
  > :first-child { margin-inline: 0; aspect-ratio: 4 / 3; height: auto; }
`;
