import { type KeyboardEventHandler, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { displayText } from '../../theme/text.styles.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, useLinger } from '../../ui/dialog/dialog.tsx';
import { Hint } from '../ui/cards.tsx';

export const Part = styled.fieldset`
  display: grid;
  gap: var(--space-m);
`;

const Legend = styled.legend`
  ${displayText}
  padding: 0 0 var(--space-m);
  font-size: var(--font-size-h3);
`;

/** A non-blocking warning. */
export const Warning = styled.p`
  color: var(--color-accent);
  font-size: var(--font-size-small);
  &:not(:empty) { padding-top: 0.375rem; }
`;

interface SectionProps {
  title: string;
  hint?: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A titled part of a form. */
export function Section({ title, hint, onKeyDown, children }: SectionProps) {
  return (
    <Part onKeyDown={onKeyDown}>
      <Legend>{title}</Legend>
      {hint && <Hint>{hint}</Hint>}
      {children}
    </Part>
  );
}

interface DialogSectionProps {
  title: string;
  hint: string;
  /** Label of the button that opens the dialog. */
  open: string;
  dialogTitle: string;
  children: (close: () => void) => ReactNode;
}

/** A part of a form whose contents are read on demand, in a dialog. */
export function DialogSection({ title, hint, open, dialogTitle, children }: DialogSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = useLinger(isOpen);
  const close = () => setOpen(false);
  return (
    <Section title={title} hint={hint}>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {open}
        </Button>
      </div>
      {isShown && (
        <Dialog title={dialogTitle} open={isOpen} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </Section>
  );
}
