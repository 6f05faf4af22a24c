import type { UploadPurpose } from '@rombo/shared/contract/upload';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { type ButtonVariant, buttonStyle } from '../../ui/button.styles.ts';
import { acceptOf } from './check-file.ts';

/** The input itself lies unseen over its label: the whole of it is pressed, focused and named as one. */
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
  describedBy?: string;
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
