import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';

/** A machine's nameplate: a panel with a screw in each corner. */
export const Plate = styled.section`
  position: relative;
  display: grid;
  gap: var(--space-xl);
  padding: var(--space-xl) var(--space-l);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius);
  background: linear-gradient(160deg, var(--color-border), var(--color-surface) 45%);
  ${media.medium} { padding: var(--space-xxl) 3.5rem; }
`;

export const Screw = styled.svg`
  position: absolute;
  width: 0.875rem;
  height: 0.875rem;
  stroke: var(--color-text-muted);
  fill: var(--color-background);
  &:nth-of-type(1) { top: 0.75rem; left: 0.75rem; transform: rotate(20deg); }
  &:nth-of-type(2) { top: 0.75rem; right: 0.75rem; transform: rotate(75deg); }
  &:nth-of-type(3) { bottom: 0.75rem; left: 0.75rem; transform: rotate(-40deg); }
  &:nth-of-type(4) { bottom: 0.75rem; right: 0.75rem; transform: rotate(-10deg); }
`;

export const Address = styled.address`
  font-style: normal;
  strong { ${labelText} color: var(--color-text-muted); }
  span {
    ${displayText}
    display: block;
    font-size: clamp(2rem, 4.4vw, 4rem);
    line-height: 1.02;
  }
  strong + span { margin-top: var(--space-m); }
`;

export const Maps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
`;

export const Numbers = styled.dl`
  display: grid;
  gap: var(--space-l);
  padding-top: var(--space-l);
  border-top: 1px solid var(--color-border-strong);
  ${media.medium} { grid-template-columns: repeat(3, auto); }
  dt { ${labelText} color: var(--color-text-muted); font-size: var(--font-size-small); }
  dd { margin-top: 0.25rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  a { display: inline-block; margin-block: -0.125rem; padding-block: 0.125rem; text-underline-offset: 0.2em; }
`;
