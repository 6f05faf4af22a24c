import styled from 'styled-components';
import { labelText } from '../../../theme/text.styles.ts';

export const Frame = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  @media print { float: right; width: 66mm; margin: 0 0 4mm 6mm; }
  ${({ theme }) => theme.media.large} { position: sticky; top: ${({ theme }) => theme.space.xl}; }
`;

/** The part on the dark ground, in a frame that never changes its height; a swipe moves on, and the page still scrolls. */
export const Stage = styled.div`
  position: relative;
  border: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.panel};
  touch-action: pan-y pinch-zoom;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  @media print { > button { display: none; } }
`;

export const Empty = styled.p`
  ${labelText}
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  color: ${({ theme }) => theme.color.muted};
`;

export const Step = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: 0;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 4rem;
  border: 0;
  background: ${({ theme }) => theme.color.backdrop};
  cursor: pointer;
  transform: translateY(-50%);
  transition: background-color 120ms;
  &:hover { color: ${({ theme }) => theme.color.onBrand}; background: ${({ theme }) => theme.color.brand}; }
  &:focus-visible { outline-offset: -3px; }
`;

export const Position = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  padding: 0.25rem 0.625rem;
  background: ${({ theme }) => theme.color.backdrop};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
  @media print { display: none; }
`;

export const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  &:has(> :nth-child(9)) { grid-template-columns: repeat(6, 1fr); }
  gap: ${({ theme }) => theme.space.s};
  @media print { display: none; }
`;

export const Thumbnail = styled.a`
  display: block;
  border-bottom: 3px solid transparent;
  background: ${({ theme }) => theme.color.panel};
  opacity: 0.6;
  transition: opacity 120ms;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  &:hover { opacity: 1; }
  &[aria-current] { border-color: ${({ theme }) => theme.color.brandHover}; opacity: 1; }
`;
