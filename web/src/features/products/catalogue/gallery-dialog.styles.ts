import styled from 'styled-components';

export const Stage = styled.div`
  position: relative;
  background: ${({ theme }) => theme.color.ground};
  touch-action: pan-y pinch-zoom;
  /* Beside a tall picture is the stage: its own colour, which the page has for its card, would look like a part of it. */
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: contain; background: none; }
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
  &:hover { color: ${({ theme }) => theme.color.strong}; background: ${({ theme }) => theme.color.brand}; }
  &:focus-visible { outline-offset: -3px; }
`;

export const Position = styled.p`
  padding-block: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;

export const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${({ theme }) => theme.space.s};
`;

export const Thumbnail = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: ${({ theme }) => theme.color.ground};
  opacity: 0.6;
  cursor: pointer;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  &:hover { opacity: 1; }
  &[aria-current] { opacity: 1; box-shadow: 0 0 0 2px ${({ theme }) => theme.color.brandHover}; }
`;
