import styled from 'styled-components';
import { displayText, labelText } from '../../../../theme/text.styles.ts';

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.panel};
  overflow-wrap: anywhere;
  &[aria-busy] { opacity: 0.55; }
`;

export const Cover = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  ${({ theme }) => theme.media.medium} { aspect-ratio: 4 / 3; }
  background: ${({ theme }) => theme.color.ground};
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

export const NoPicture = styled.p`
  ${labelText}
  display: grid;
  place-items: center;
  height: 100%;
  color: ${({ theme }) => theme.color.muted};
`;

export const Star = styled.p`
  position: absolute;
  display: flex;
  inset: ${({ theme }) => theme.space.s} auto auto ${({ theme }) => theme.space.s};
  background: ${({ theme }) => theme.color.backdrop};
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
`;

export const Class = styled.p`
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
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Specs = styled.dl`
  font-size: ${({ theme }) => theme.size.small};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.m};
    padding-block: 0.25rem;
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { text-align: right; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  margin-top: auto;
  padding-top: ${({ theme }) => theme.space.s};
  > a { flex: 1 0 100%; justify-content: start; padding-inline: 0; }
  > button { flex: 1; }
`;
