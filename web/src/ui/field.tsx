import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckboxInput, CheckboxRow, FieldBox, FieldError, FieldHint, FieldLabel } from './field.styles.ts';

export { Select, TextArea, TextInput } from './field.styles.ts';

interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface LabelProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

interface FieldProps extends LabelProps {
  children: (control: FieldControl) => ReactNode;
}

const useControl = (hint: ReactNode, error: string | undefined) => {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
  };
  const notes = (
    <>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </>
  );
  return { control, notes };
};

/** A labelled input with hint and error: `<Field label="…">{(control) => <TextInput {...control} />}</Field>`. */
export function Field({ label, hint, error, children }: FieldProps) {
  const { control, notes } = useControl(hint, error);
  return (
    <FieldBox>
      <FieldLabel htmlFor={control.id}>{label}</FieldLabel>
      {children(control)}
      {notes}
    </FieldBox>
  );
}

export function Checkbox({ label, hint, error, ...rest }: LabelProps & Omit<ComponentProps<'input'>, 'type'>) {
  const { control, notes } = useControl(hint, error);
  return (
    <FieldBox>
      <CheckboxRow>
        <CheckboxInput type="checkbox" {...control} {...rest} />
        <span>{label}</span>
      </CheckboxRow>
      {notes}
    </FieldBox>
  );
}
