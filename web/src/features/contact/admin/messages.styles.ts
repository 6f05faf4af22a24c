import styled from 'styled-components';
import { labelText } from '../../../theme/text.styles.ts';
import { Card } from '../../../ui/item-card.styles.ts';

export const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  > li { content-visibility: auto; contain-intrinsic-size: auto 16rem; }
`;

export const MessageFrame = styled(Card)<{ $fresh: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border-left: 3px solid ${({ theme, $fresh }) => ($fresh ? theme.color.gold : theme.color.line)};
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

export const Consent = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
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
