import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import styled from 'styled-components';
import { displayText } from '../../theme/text.styles.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Hint } from '../ui/cards.tsx';

export const Fieldset = styled.fieldset`
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
  children: ReactNode;
}

export function Section({ title, hint, children }: SectionProps) {
  return (
    <Fieldset>
      <Legend>{title}</Legend>
      {hint && <Hint>{hint}</Hint>}
      {children}
    </Fieldset>
  );
}

const Details = styled.details`
  border-block: 1px solid var(--color-border);
  & + & { border-top: 0; margin-top: calc(-1 * var(--space-l)); }
  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-m);
    padding-block: 0.625rem;
    cursor: pointer;
    &::before { content: '+'; content: '+' / ''; width: 0.75em; margin-right: calc(-1 * var(--space-s)); font-size: var(--font-size-h3); color: var(--color-text-muted); }
    > :first-child { ${displayText} font-size: var(--font-size-h3); line-height: 1.1; }
    > :last-child:not(:first-child) { color: var(--color-text-muted); font-size: var(--font-size-small); }
  }
  &[open] > summary::before { content: '–'; content: '–' / ''; }
  > div { display: grid; gap: var(--space-m); padding-block: var(--space-s) var(--space-l); }
`;

interface CollapsibleSectionProps extends Omit<SectionProps, 'hint'> {
  /** Summary of the contents, shown beside the title. */
  summary?: string | false | null;
  /** Its fields: an error in one of them opens the part. */
  fields: readonly string[];
  onKeyDown?: KeyboardEventHandler;
}

/** Collapsed part of a form, for fields that most edits do not need. Its summary line shows what it contains. */
export function CollapsibleSection({ title, summary, fields, onKeyDown, children }: CollapsibleSectionProps) {
  const { errors } = useFormState();
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const isRefused = fields.some((field) => get(errors, field) !== undefined);
  // Stays open: collapsing once the error is fixed would hide the field while it is being edited.
  useEffect(() => {
    if (!isRefused || !details.current) return;
    details.current.open = true;
    // A field in a collapsed part could not be focused.
    const refused = details.current.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!document.activeElement?.matches('[aria-invalid=true]')) refused?.focus();
  }, [isRefused]);
  return (
    <Details ref={details} aria-labelledby={id}>
      <summary>
        <span id={id}>{title}</span>
        {summary && <span>{summary}</span>}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the fields inside */}
      <div onKeyDown={onKeyDown}>{children}</div>
    </Details>
  );
}

interface DialogSectionProps {
  title: string;
  hint: string;
  open: string;
  dialogTitle: string;
  /** Keeps the user in the dialog while a write from it is pending. */
  busy?: boolean;
  children: (close: () => void) => ReactNode;
}

/** Part of a form whose contents open, and load, in a dialog. */
export function DialogSection({ title, hint, open, dialogTitle, busy = false, children }: DialogSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title={title} hint={hint}>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {open}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={dialogTitle} onClose={() => busy || close()}>
          {children(close)}
        </Dialog>
      )}
    </Section>
  );
}
