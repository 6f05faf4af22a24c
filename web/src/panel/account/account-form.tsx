import type { ComponentProps, ReactNode } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { useRead } from '../../api/swr.ts';
import { TextField } from '../../forms/fields.tsx';
import { useSimpleForm } from '../../forms/use-simple-form.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { Buttons, CardForm } from '../ui/cards.tsx';

export function useAccountForm<S extends GenericSchema>(
  schema: S,
  send: (values: InferOutput<S>, form: HTMLFormElement) => Promise<unknown>,
) {
  const { account: words } = useTexts('panel');
  const form = useSimpleForm(schema, {
    send: async (values, element) => {
      await send(values, element);
      form.restart();
    },
    words,
  });
  return form;
}

interface AccountFormProps {
  form: ReturnType<typeof useAccountForm>;
  label: string;
  variant?: ButtonProps['variant'];
  onCancel?: () => void;
  children: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { form, label, variant = 'primary', onCancel, children } = props;
  const { account, saving, secondFactor } = useTexts('panel');
  const { submit, formError, busy, asksCode } = form;
  return (
    <CardForm onSubmit={submit} noValidate aria-busy={busy}>
      {children}
      {asksCode && (
        <AccountField
          form={form}
          name="code"
          label={secondFactor.anyCode}
          hint={secondFactor.rememberedHint}
          autoComplete="one-time-code"
        />
      )}
      {formError && <FieldError role="alert">{formError}</FieldError>}
      <Buttons>
        {onCancel && (
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {saving.cancel}
          </Button>
        )}
        <Button type="submit" variant={variant} busy={busy}>
          {busy ? account.busy : label}
        </Button>
      </Buttons>
    </CardForm>
  );
}

interface AccountFieldProps extends Omit<ComponentProps<typeof TextField>, 'form'> {
  form: ReturnType<typeof useAccountForm>;
  name: string;
}

/** The default props are those of the current password. */
export const AccountField = ({ form: { fieldErrors, busy }, name, ...rest }: AccountFieldProps) => (
  <TextField name={name} error={fieldErrors[name]} autoComplete="current-password" disabled={busy} {...rest} />
);

/** Lets password managers match the account. It has no name, so it is not submitted. */
export function Username() {
  const { data } = useRead('getUser', { nullOn: 401 });
  return <input hidden readOnly autoComplete="username" value={data?.username ?? ''} />;
}
