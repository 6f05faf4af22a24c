import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { type ReactNode, type Ref, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { Button, type ButtonVariant, buttonStyle } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { Offer, Row } from '../form.styles.ts';
import { acceptOf } from './file-checks.ts';
import { UploadStatus } from './upload-status.tsx';
import type { FileField, Refusal, useFileChoice } from './use-file-choice.ts';

const DropZone = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: start;
  gap: var(--space-m);
  padding: var(--space-m);
  border: 1px dashed ${({ $over }) => ($over ? 'var(--color-accent)' : 'var(--color-border-strong)')};
  border-radius: var(--radius);
  background: ${({ $over }) => ($over ? 'var(--color-border)' : 'none')};
`;

const DropHint = styled.p`
  display: none;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  @media (hover: hover) and (pointer: fine) { display: block; }
`;

/** The transparent input covers its label, so that both act as one control. */
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
  /** Accepted types, if they are not those of the purpose. */
  accept?: string;
  variant?: ButtonVariant;
  label: ReactNode;
  multiple?: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

export function FilePicker(props: FilePickerProps) {
  const {
    purpose,
    accept = acceptOf(purpose),
    variant = 'secondary',
    label,
    multiple = false,
    describedBy,
    inputRef,
    onFiles,
  } = props;
  return (
    <Label $variant={variant}>
      {label}
      <Input
        ref={inputRef}
        type="file"
        accept={accept}
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

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

const ShrinkOffer = styled(Offer)`
  width: 100%;
  max-width: 40rem;
`;

interface FileDropZoneProps {
  choice: Pick<ReturnType<typeof useFileChoice>, 'choose' | 'offer'>;
  words: { drop: string; dropHere: string };
  focus: () => void;
  children: ReactNode;
}

/** Accepts dropped files. Offers to shrink and add photos that were refused only for their size. */
export function FileDropZone({ choice: { choose, offer }, words, focus, children }: FileDropZoneProps) {
  const { preparing: texts } = useTexts('panel');
  const [over, setOver] = useState(false);
  /** Moves the focus, because the clicked button disappears. */
  const thenFocus = (run: () => void) => () => {
    run();
    focus();
  };
  return (
    <DropZone
      $over={over}
      onDragOver={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        choose([...event.dataTransfer.files]);
      }}
    >
      {children}
      <DropHint>{over ? words.drop : words.dropHere}</DropHint>
      {offer && (
        <ShrinkOffer>
          <p>{texts.offer(offer.count)}</p>
          <div>
            <Button onClick={thenFocus(offer.onAccept)}>{texts.accept(offer.count)}</Button>
            <Button variant="ghost" onClick={thenFocus(offer.onDecline)}>
              {texts.decline(offer.count)}
            </Button>
          </div>
        </ShrinkOffer>
      )}
    </DropZone>
  );
}

const Refused = styled.div`
  color: var(--color-danger);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;
  &:empty { display: none; }
`;

export function RefusedList({ refused }: { refused: Refusal[] }) {
  const { files: texts } = useTexts('panel');
  return (
    <Refused role="status">
      {refused.length > 0 && (
        <>
          <p>{texts.notAdded}</p>
          <ul>
            {refused.map(({ description }) => (
              <li key={description}>{description}</li>
            ))}
          </ul>
        </>
      )}
    </Refused>
  );
}

interface FileButtonsProps extends Pick<FilePickerProps, 'describedBy' | 'inputRef'> {
  field: FileField;
  words: { choose: string; replace: string; remove: string; removeLabel?: string; restore: string };
  /** True if a stored file can be replaced but not removed. */
  isRequired?: boolean;
}

/** Buttons to choose, remove and restore the file of a field, with upload status and errors. */
export function FileButtons({
  field,
  words,
  isRequired = false,
  inputRef = field.inputRef,
  ...rest
}: FileButtonsProps) {
  const { file, stored, purpose, refused, error, setFile, choose } = field;
  return (
    <>
      <UploadStatus id={file?.id} />
      <Row>
        <FilePicker
          purpose={purpose}
          label={file ? words.replace : words.choose}
          inputRef={inputRef}
          onFiles={choose}
          {...rest}
        />
        {file && !(isRequired && stored) && (
          <Button variant="ghost" aria-label={words.removeLabel} onClick={() => setFile(null)}>
            {words.remove}
          </Button>
        )}
        {stored && file?.id !== stored.id && (
          <Button variant="ghost" onClick={() => setFile(stored)}>
            {words.restore}
          </Button>
        )}
      </Row>
      <RefusedList refused={refused} />
      {error && <FieldError role="alert">{error}</FieldError>}
    </>
  );
}
