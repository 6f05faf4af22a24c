import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { Select, TextInput } from '../../ui/field.tsx';
import { Card } from '../ui/cards.tsx';

export const List = styled.ul`
  display: grid;
  gap: var(--space-m);
  > li { content-visibility: auto; contain-intrinsic-size: auto 16rem; }
`;

export const MessageFrame = styled(Card)<{ $fresh: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-m);
  padding: var(--space-m);
  border-left: 3px solid ${({ $fresh }) => ($fresh ? 'var(--color-accent)' : 'var(--color-border)')};
  ${media.wide} { grid-template-columns: 17rem minmax(0, 1fr); gap: var(--space-l); }
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
  grid-template-columns: minmax(0, 1fr);
  > button { justify-self: start; padding-inline: 0; }
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

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: flex-end;
  gap: var(--space-s);
`;

export const NoteText = styled(Message)`
  padding-left: var(--space-m);
  border-left: 2px solid var(--color-accent);
`;

export const StatusInput = styled(Select)`
  width: auto;
  min-width: 10rem;
`;

/** Opens in the page, not over it: it is never cut off. */
export const Menu = styled.details`
  > summary {
    ${labelText}
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.5rem 1.25rem;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius);
    cursor: pointer;
    list-style: none;
    &:hover { border-color: var(--color-text); }
    &::-webkit-details-marker { display: none; }
  }
  a { justify-content: start; text-align: left; text-transform: none; }
`;

export const SearchInput = styled(TextInput)`
  flex: 1 1 14rem;
  ${media.medium} { max-width: 24rem; }
`;
