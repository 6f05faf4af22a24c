import styled, { css } from 'styled-components';

export const Drop = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border: 1px dashed ${({ theme, $over }) => ($over ? theme.color.gold : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme, $over }) => ($over ? theme.color.line : 'none')};
`;

export const DropHint = styled.p`
  display: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  @media (hover: hover) and (pointer: fine) { display: block; }
`;

export const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${({ theme }) => theme.space.m};
  width: 100%;
`;

export const Tile = styled.li<{ $dragging: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.panel};
  ${({ $dragging, theme }) => $dragging && css`z-index: 1; border-color: ${theme.color.gold}; opacity: 0.85;`}
`;

export const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  background: ${({ theme }) => theme.color.ground};
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

/** Covers the picture: a long press on the picture itself would open the phone's own menu. */
export const Handle = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  &:focus-visible { outline-offset: -3px; }
`;

export const Cover = styled.p`
  position: absolute;
  display: flex;
  inset: auto auto ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s};
  background: ${({ theme }) => theme.color.backdrop};
  pointer-events: none;
`;

export const IconButton = styled.button`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  &:hover { color: ${({ theme }) => theme.color.gold}; }
  &:focus-visible { outline-offset: -3px; }
  &[aria-disabled='true'] { color: ${({ theme }) => theme.color.edge}; cursor: default; }
`;

export const Remove = styled(IconButton)`
  position: absolute;
  inset: 0 0 auto auto;
  background: ${({ theme }) => theme.color.backdrop};
`;

export const Moves = styled.div`
  display: flex;
  margin-top: auto;
`;

export const Status = styled.div`
  display: grid;
  align-content: center;
  gap: ${({ theme }) => theme.space.s};
  min-height: 2.25rem;
  padding: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

export const Failure = styled.p`
  color: ${({ theme }) => theme.color.danger};
  font-weight: 600;
`;

export const Refused = styled.div`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
  &:empty { display: none; }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

export const FileName = styled.p`
  overflow-wrap: anywhere;
`;

export const Size = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
