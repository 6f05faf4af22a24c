import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { Figure } from '../../ui/curve/curve-chart.tsx';

/** Scrolls sideways on a phone, with sticky row headers. */
export const Frame = styled.div`
  overflow-x: auto;
  outline-offset: 2px;
  @media print { overflow: visible; }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  th, td {
    min-width: 9rem;
    padding: 0.625rem var(--space-s);
    border-top: 1px solid var(--color-border);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    min-width: 7.5rem;
    max-width: 7.5rem;
    padding-left: 0;
    background: var(--color-background);
    color: var(--color-text-muted);
    font-weight: 400;
    ${media.medium} { min-width: 12rem; max-width: none; }
  }
  thead :is(th, td) { border-top: 0; vertical-align: bottom; }
  thead th { width: 25%; }
  td { font-weight: 600; }
  td svg { display: block; width: 100%; height: 0.375rem; margin-top: 0.375rem; fill: var(--color-brand-hover); }
  tr { break-inside: avoid; }
  @media print { tr > :first-child { position: static; } td svg { fill: currentColor; } th, td { min-width: 0; } }
  @media (forced-colors: active) { td svg { fill: CanvasText; } }
`;

export const Column = styled.div`
  display: grid;
  gap: 0.375rem;
  img { width: 100%; max-width: 14rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  strong { ${displayText} font-size: var(--font-size-h3); }
  small { color: var(--color-text-muted); font-size: var(--font-size-small); font-weight: 400; }
  a[data-screen] { padding-block: 0.625rem; font-size: var(--font-size-small); font-weight: 400; }
`;

export const Offers = styled.section`
  display: grid;
  gap: var(--space-m);
  margin-top: var(--space-xl);
  h2 { ${displayText} font-size: var(--font-size-h2); }
  ul { display: flex; flex-wrap: wrap; gap: var(--space-s); }
`;

export const Hint = styled.p`
  margin-bottom: var(--space-m);
  color: var(--color-text-muted);
`;

export const Differs = styled.span`
  color: var(--color-accent);
  font-size: var(--font-size-lead);
  font-weight: 600;
  line-height: 1;
`;

/** Four lines in one diagram. */
export const Curves = styled(Figure)`
  margin-top: var(--space-xl);
  [data-line='2'] { stroke: var(--color-text-strong); stroke-dasharray: 2 3; }
  [data-line='3'] { stroke: var(--color-text-muted); stroke-dasharray: 12 3 2 3; }
`;
