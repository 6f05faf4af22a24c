import styled from 'styled-components';

/** Lies over a drawing; between the numbers a press goes through to it. */
export const Layer = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  &, svg { overflow: visible; }
  a { color: var(--color-text); pointer-events: auto; outline: none; }
  circle {
    r: 12px;
    fill: var(--color-background);
    stroke: currentColor;
    stroke-width: 1.5;
    @media (max-width: 40rem) { r: 10px; }
  }
  text {
    fill: currentColor;
    font: 600 0.875rem var(--font-display);
    text-anchor: middle;
    dominant-baseline: central;
  }
  [data-current] { color: var(--color-on-brand); circle { fill: var(--color-brand); } }
  @media (forced-colors: active) {
    [data-current] { color: HighlightText; circle { fill: Highlight; } }
  }
  @media print { circle { fill: #fff; } }
`;
