import styled, { css } from 'styled-components';
import { displayText, labelText } from '../../../../theme/text.styles.ts';

export const Item = styled.li<{ $dragging: boolean }>`
  display: grid;
  ${({ $dragging }) => $dragging && css`position: relative; z-index: 1; opacity: 0.85;`}
`;

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.panel};
  overflow-wrap: anywhere;
  &[aria-busy] { opacity: 0.55; }
`;

export const Frame = styled.div<{ $inactive: boolean }>`
  position: relative;
  aspect-ratio: 16 / 9;
  background: ${({ theme }) => theme.color.ground};
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    ${({ $inactive }) => $inactive && 'filter: grayscale(1) brightness(0.6);'}
  }
`;

export const Flag = styled.p`
  position: absolute;
  inset: ${({ theme }) => theme.space.s} auto auto ${({ theme }) => theme.space.s};
  pointer-events: none;
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
`;

export const Order = styled.p`
  ${labelText}
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

export const Name = styled.h3`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h3};
  line-height: 1.1;
`;

export const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-top: auto;
  padding-top: ${({ theme }) => theme.space.s};
  > button { flex: 1 0 auto; }
`;

export const Moves = styled.div`
  display: flex;
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
