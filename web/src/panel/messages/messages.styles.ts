import styled from 'styled-components';
import { Row as Buttons } from '../../forms/form.styles.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { TextInput } from '../../ui/field.tsx';
import { Card } from '../ui/cards.tsx';

export const List = styled.ul`
  margin-bottom: var(--space-m);
  border-top: 1px solid var(--color-border);
  > li { content-visibility: auto; contain-intrinsic-size: auto 4rem; }
`;

/** Row of the list. On phones the words move below name and date. */
export const Row = styled.div<{ $isNew: boolean }>`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  align-items: center;
  border-bottom: 1px solid var(--color-border);
  border-left: 3px solid ${({ $isNew }) => ($isNew ? 'var(--color-accent)' : 'transparent')};
  &:hover { background: var(--color-surface); }
  > a {
    display: grid;
    grid-template: 'name badge date' auto 'words words words' auto / minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0 var(--space-s);
    min-height: 3.5rem;
    padding: var(--space-xs) var(--space-s) var(--space-xs) 0;
    color: ${({ $isNew }) => ($isNew ? 'var(--color-text-strong)' : 'var(--color-text)')};
    text-decoration: none;
    &:focus-visible { outline-offset: -3px; }
    > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    ${media.tablet} {
      grid-template: 'name contacts words badge date' minmax(2.75rem, auto) / 12rem 0 minmax(0, 1fr) auto 6.5rem;
      min-height: 0;
    }
    ${media.large} { grid-template-columns: 13rem 18rem minmax(0, 1fr) auto 6.5rem; }
  }
  strong { grid-area: name; }
  time { grid-area: date; color: var(--color-text-muted); font-size: var(--font-size-small); text-align: right; }
  strong, b { font-weight: ${({ $isNew }) => ($isNew ? 700 : 400)}; }
`;

export const State = styled.span`grid-area: badge;`;

export const Contacts = styled.span`
  display: none;
  grid-area: contacts;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  ${media.large} { display: block; }
`;

export const Words = styled.span`
  grid-area: words;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  b { color: var(--color-text); }
`;

export const MessageFrame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-m);
  padding: var(--space-m);
  ${media.wide} { grid-template-columns: 17rem minmax(0, 1fr); gap: var(--space-l); }
`;

export const Sender = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-xs);
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
  max-width: 42em;
  white-space: pre-wrap;
`;

export const NoteText = styled(Message)`
  padding-left: var(--space-m);
  border-left: 2px solid var(--color-accent);
`;

/** The open menu of templates takes a full line. */
export const Actions = styled(Buttons)`
  align-items: start;
  > details[open] { flex: 1 0 100%; }
`;

export const SelectAllRow = styled.div`padding-left: calc(3px + (2.75rem - 1.375rem) / 2);`;

/** Opens in the page flow rather than as an overlay, so it is never clipped. */
export const Menu = styled.details`
  > summary {
    ${labelText}
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    width: fit-content;
    padding: 0.5rem 1.25rem;
    border-radius: var(--radius);
    background: var(--color-brand);
    color: var(--color-on-brand);
    cursor: pointer;
    list-style: none;
    &:hover { background: var(--color-brand-hover); }
    &::-webkit-details-marker { display: none; }
  }
  a { justify-content: start; text-align: left; text-transform: none; }
`;

export const SearchInput = styled(TextInput)`
  flex: 1 1 14rem;
  ${media.medium} { max-width: 24rem; }
`;
