import styled from 'styled-components';
import { displayText, labelText } from '../../../theme/text.styles.ts';

export const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  > li { content-visibility: auto; contain-intrinsic-size: auto 16rem; }
`;

export const Card = styled.article<{ $fresh: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-left: 3px solid ${({ theme, $fresh }) => ($fresh ? theme.color.gold : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius};
  background: ${({ theme }) => theme.color.panel};
  overflow-wrap: anywhere;
  &[aria-busy] { opacity: 0.55; }
  ${({ theme }) => theme.media.wide} { grid-template-columns: 17rem 1fr; gap: ${({ theme }) => theme.space.l}; }
`;

export const Sender = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};
  > time { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size.small}; }
  > a { display: inline-flex; align-items: center; min-height: 2.25rem; }
`;

export const Name = styled.h3`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h3};
  line-height: 1.1;
`;

export const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.s};
`;

export const Subject = styled.p`
  ${labelText}
  text-transform: none;
  letter-spacing: 0.02em;
`;

export const Message = styled.p`
  max-width: 75ch;
  white-space: pre-wrap;
`;

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.l};
`;
