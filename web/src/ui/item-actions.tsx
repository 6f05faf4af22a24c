import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { BusyButton } from './busy-button.tsx';
import { Button } from './button.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s);
  margin-top: auto;
  padding-top: var(--space-s);
  > a { flex: 1 0 100%; justify-content: start; padding-inline: 0; }
  > button { flex: 1 0 auto; }
`;

/** Edit and delete, as a list passes them to its cards. */
export interface CardActions {
  editRef: Ref<HTMLButtonElement>;
  removing: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

interface ItemActionsProps extends CardActions {
  name: string;
  words: { edit: string; remove: string; removing: string };
  children?: ReactNode;
}

export function ItemActions({ name, words, editRef, removing, onEdit, onRemove, children }: ItemActionsProps) {
  return (
    <Row>
      {children}
      <Button variant="secondary" ref={editRef} aria-label={`${words.edit} ${name}`} onClick={onEdit}>
        {words.edit}
      </Button>
      <BusyButton variant="danger" busy={removing} aria-label={`${words.remove} ${name}`} onClick={onRemove}>
        {removing ? words.removing : words.remove}
      </BusyButton>
    </Row>
  );
}
