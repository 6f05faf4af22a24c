import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { Field, type FieldControl, TextInput } from '../../ui/field.tsx';
import { Buttons, CardForm } from '../ui/cards.tsx';
import { DialogForm } from './account.styles.ts';
import { useUsername } from './api.ts';
import type { useCardForm } from './use-card-form.ts';

interface AccountFormProps {
  form: ReturnType<typeof useCardForm>;
  /** Label of the button that sends it, and the one while it is being sent. */
  label: string;
  busyLabel: string;
  variant?: ButtonProps['variant'];
  isInDialog?: boolean;
  /** Gives a button that leaves the form. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A small form of the account: its fields, what the server says to them, and its buttons. */
export function AccountForm(props: AccountFormProps) {
  const { form, label, busyLabel, variant = 'primary', isInDialog = false, onCancel, children } = props;
  const { account: texts } = useTexts('panel');
  const { submit, refusal, busy } = form;
  const Form = isInDialog ? DialogForm : CardForm;
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      {children}
      {refusal && <FieldError role="alert">{refusal}</FieldError>}
      <Buttons>
        {onCancel && (
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" variant={variant} busy={busy}>
          {busy ? busyLabel : label}
        </Button>
      </Buttons>
    </Form>
  );
}

interface AccountFieldProps extends Omit<ComponentProps<typeof TextInput>, 'form'> {
  form: ReturnType<typeof useCardForm>;
  name: string;
  label: string;
  hint?: string;
  /** The id of a text above it that says what it is for. */
  describedBy?: string;
}

/** A field of such a form; by default the present password. */
export function AccountField({ form, name, label, hint, describedBy = '', ...rest }: AccountFieldProps) {
  const { problems, busy } = form;
  const described = ({ 'aria-describedby': own = '' }: FieldControl) => `${describedBy} ${own}`.trim() || undefined;
  return (
    <Field label={label} hint={hint} error={problems[name]}>
      {(control) => (
        <TextInput
          {...control}
          aria-describedby={described(control)}
          name={name}
          autoComplete="current-password"
          disabled={busy}
          {...rest}
        />
      )}
    </Field>
  );
}

/** For password managers: nameless, so that it is not sent. */
export const Username = () => <input hidden readOnly autoComplete="username" value={useUsername()} />;
