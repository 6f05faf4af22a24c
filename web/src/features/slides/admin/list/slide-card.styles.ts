import styled, { css } from 'styled-components';
import { Cover } from '../../../../ui/item-card.styles.ts';

export const Item = styled.li<{ $dragging: boolean }>`
  display: grid;
  ${({ $dragging }) => $dragging && css`position: relative; z-index: 1; opacity: 0.85;`}
`;

export const SlideCover = styled(Cover)<{ $inactive: boolean }>`
  ${({ $inactive }) => $inactive && css`img { filter: grayscale(1) brightness(0.6); }`}
`;

export const Moves = styled.div`
  display: flex;
  border-top: 1px solid var(--color-border);
`;
