import styled from 'styled-components';
import { displayText, labelText } from '../../theme/text.styles.ts';

/** Diagrams of curves with their legend and their table. Dashes tell the lines apart where colours do not. */
export const Figure = styled.figure`
  display: grid;
  gap: var(--space-m);
  break-inside: avoid;
  font-variant-numeric: tabular-nums;
  h2 { ${displayText} font-size: var(--font-size-h2); }
  ul { display: flex; flex-wrap: wrap; gap: var(--space-s) var(--space-l); }
  li { display: flex; align-items: center; gap: 0.625rem; }
  small { ${labelText} display: block; color: var(--color-text-muted); font-size: var(--font-size-small); }
  li svg { flex: none; width: 2rem; }
  svg { fill: none; stroke: var(--color-border); }
  > svg { width: 100%; max-width: 44rem; }
  text { fill: var(--color-text-muted); stroke: none; font-size: 12px; }
  [data-line] { stroke: var(--color-brand-hover); stroke-width: 2.5; }
  [data-line='1'] { stroke: var(--color-accent); stroke-dasharray: 7 4; }
  circle[data-line] { fill: var(--color-background); stroke-dasharray: none; }
  summary { padding-block: 0.625rem; cursor: pointer; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding-block: 0.375rem; border-top: 1px solid var(--color-border); font-weight: 400; text-align: right; }
  @media print {
    > svg { max-height: 50mm; }
    details { display: none; }
    text { fill: currentColor; }
    [data-line] { stroke: currentColor; }
    circle[data-line] { fill: Canvas; }
  }
  @media (forced-colors: active) {
    text { fill: CanvasText; }
    [data-line] { stroke: CanvasText; }
    circle[data-line] { fill: Canvas; }
  }
`;
