import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { labelText } from '../../../theme/text.styles.ts';
import { Card } from '../../../ui/item-card.styles.ts';

export const List = styled.ul`
  display: grid;
  gap: var(--space-m);
  > li { content-visibility: auto; contain-intrinsic-size: auto 16rem; }
`;

export const MessageFrame = styled(Card)<{ $fresh: boolean }>`
  display: grid;
  gap: var(--space-m);
  padding: var(--space-m);
  border-left: 3px solid ${({ $fresh }) => ($fresh ? 'var(--color-accent)' : 'var(--color-border)')};
  ${media.wide} { grid-template-columns: 17rem 1fr; gap: var(--space-l); }
`;

export const Sender = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-xs);
  > time { color: var(--color-text-muted); font-size: var(--font-size-small); }
  > a { display: inline-flex; align-items: center; min-height: 2.25rem; }
`;

export const Text = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-s);
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
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-s);
  margin-top: var(--space-l);
`;
