import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { type DragEvent, type ReactNode, type Ref, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { Button, type ButtonVariant, buttonStyle } from '../../ui/button.tsx';
import { Offer } from '../form.styles.ts';
import { acceptOf } from './check-file.ts';

export const Drop = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: start;
  gap: var(--space-m);
  padding: var(--space-m);
  border: 1px dashed ${({ $over }) => ($over ? 'var(--color-accent)' : 'var(--color-border-strong)')};
  border-radius: var(--radius);
  background: ${({ $over }) => ($over ? 'var(--color-border)' : 'none')};
`;

/** Only for devices that can drop files. */
export const DropHint = styled.p`
  display: none;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  @media (hover: hover) and (pointer: fine) { display: block; }
`;

/** The invisible input covers its label, so that both are pressed, focused and named as one. */
const Label = styled.label<{ $variant: ButtonVariant }>`
  ${buttonStyle}
  position: relative;
  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  &:has(:disabled) { opacity: 0.55; cursor: not-allowed; }
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
`;

interface FilePickerProps {
  purpose: UploadPurpose;
  label: ReactNode;
  multiple?: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

export function FilePicker({ purpose, label, multiple = false, describedBy, inputRef, onFiles }: FilePickerProps) {
  return (
    <Label $variant="secondary">
      {label}
      <Input
        ref={inputRef}
        type="file"
        accept={acceptOf(purpose)}
        multiple={multiple}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </Label>
  );
}

const carriesFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false;

/** Keeps a file that is dropped beside its target from replacing the page. */
function useNoStrayDrops() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/** Accepts files dropped on an element: spread `target` on it; `over` is true while files hover above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  useNoStrayDrops();
  const target = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const goesTo = event.relatedTarget;
      if (!(goesTo instanceof Node && event.currentTarget.contains(goesTo))) setOver(false);
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      setOver(false);
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { over, target };
}

const Wide = styled(Offer)`
  width: 100%;
  max-width: 40rem;
`;

interface ShrinkOfferProps {
  /** Number of pictures that were refused only for their size. */
  count: number;
  onAccept: () => void;
  onDecline: () => void;
}

/** Offers to shrink refused photos and to add them. */
export function ShrinkOffer({ count, onAccept, onDecline }: ShrinkOfferProps) {
  const { preparing: texts } = useTexts('panel');
  return (
    <Wide>
      <p>{texts.offer(count)}</p>
      <div>
        <Button onClick={onAccept}>{texts.accept(count)}</Button>
        <Button variant="ghost" onClick={onDecline}>
          {texts.decline(count)}
        </Button>
      </div>
    </Wide>
  );
}
