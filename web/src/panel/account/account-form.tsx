import type { RouteName } from '@rombo/shared/contract/routes';
import type { ComponentProps, ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import type { GenericSchema, InferOutput } from 'valibot';
import { addressOf, type CallArguments } from '../../api/client.ts';
import { ApiError, hasStatus } from '../../api/errors.ts';
import { useRead, useWrite } from '../../api/swr.ts';
import { TextField } from '../../forms/fields.tsx';
import { useSmallForm } from '../../forms/use-small-form.ts';
import { waitText } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { Buttons, CardForm } from '../ui/cards.tsx';

/** A change of the account. The activity log is read again afterwards, besides what the change refreshes. */
export function useChange<N extends RouteName>(name: N, refreshes: readonly RouteName[] = []) {
  const { mutate } = useSWRConfig();
  const { run } = useWrite(name, { refreshes });
  return async (...options: CallArguments<N>) => {
    const output = await run(...options);
    void mutate(addressOf('listActivity'));
    return output;
  };
}

/** State of a small form of the account. */
export function useCardForm<S extends GenericSchema>(
  schema: S,
  send: (values: InferOutput<S>, form: HTMLFormElement) => Promise<unknown>,
) {
  const { account: texts, locale } = useTexts('panel');
  const { errorText } = useTexts('server');
  return useSmallForm(schema, {
    send,
    refusalOf: (error) => {
      if (hasStatus(error, 429) && error.retryAfter !== null) return texts.tooMany(waitText(error.retryAfter, locale));
      return (error instanceof ApiError && errorText(error)) || texts.failed;
    },
  });
}

interface AccountFormProps {
  form: ReturnType<typeof useCardForm>;
  /** Label of the button that sends it, and the one while it is being sent. */
  label: string;
  busyLabel: string;
  variant?: ButtonProps['variant'];
  /** Adds a button that leaves the form. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A small form of the account: fields, error of the server, buttons. */
export function AccountForm(props: AccountFormProps) {
  const { form, label, busyLabel, variant = 'primary', onCancel, children } = props;
  const { account: texts } = useTexts('panel');
  const { submit, refusal, busy } = form;
  return (
    <CardForm onSubmit={submit} noValidate aria-busy={busy}>
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
    </CardForm>
  );
}

interface AccountFieldProps extends Omit<ComponentProps<typeof TextField>, 'form'> {
  form: ReturnType<typeof useCardForm>;
  name: string;
}

/** A field of such a form; by default the current password. */
export const AccountField = ({ form: { problems, busy }, name, ...rest }: AccountFieldProps) => (
  <TextField name={name} error={problems[name]} autoComplete="current-password" disabled={busy} {...rest} />
);

/** For password managers. It has no name, so it is not sent. */
export function Username() {
  const { data } = useRead('getUser', { nullOn: 401 });
  return <input hidden readOnly autoComplete="username" value={data?.username ?? ''} />;
}
