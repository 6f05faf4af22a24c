import styled, { css } from 'styled-components';
import { IconButton } from '../../../../ui/sortable.styles.ts';

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

export const Cover = styled.p`
  position: absolute;
  display: flex;
  inset: auto auto ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s};
  background: ${({ theme }) => theme.color.backdrop};
  pointer-events: none;
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
