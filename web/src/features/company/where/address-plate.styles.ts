import styled from 'styled-components';
import { displayText, labelText } from '../../../theme/text.styles.ts';

/** A machine's nameplate: a panel with a screw in each corner. */
export const Plate = styled.section`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.l};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius};
  background: linear-gradient(160deg, ${({ theme }) => theme.color.line}, ${({ theme }) => theme.color.panel} 45%);
  ${({ theme }) => theme.media.medium} { padding: ${({ theme }) => theme.space.xxl} 3.5rem; }
`;

export const Screw = styled.svg`
  position: absolute;
  width: 0.875rem;
  height: 0.875rem;
  stroke: ${({ theme }) => theme.color.muted};
  fill: ${({ theme }) => theme.color.ground};
  &:nth-of-type(1) { top: 0.75rem; left: 0.75rem; transform: rotate(20deg); }
  &:nth-of-type(2) { top: 0.75rem; right: 0.75rem; transform: rotate(75deg); }
  &:nth-of-type(3) { bottom: 0.75rem; left: 0.75rem; transform: rotate(-40deg); }
  &:nth-of-type(4) { bottom: 0.75rem; right: 0.75rem; transform: rotate(-10deg); }
`;

export const Address = styled.address`
  font-style: normal;
  strong { ${labelText} color: ${({ theme }) => theme.color.muted}; }
  span {
    ${displayText}
    display: block;
    font-size: clamp(2rem, 4.4vw, 4rem);
    line-height: 1.02;
  }
  strong + span { margin-top: ${({ theme }) => theme.space.m}; }
`;

export const Maps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

export const Numbers = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  padding-top: ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.edge};
  ${({ theme }) => theme.media.medium} { grid-template-columns: repeat(3, auto); }
  dt { ${labelText} color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size.small}; }
  dd { margin-top: 0.25rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  a { display: inline-block; margin-block: -0.125rem; padding-block: 0.125rem; text-underline-offset: 0.2em; }
`;
