import { type FieldRefusal, refusalsIn } from '@rombo/shared/contract/issues';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ApiError, hasStatus } from '../../api/errors.ts';
import { useRead } from '../../api/swr.ts';
import { TextField } from '../../forms/fields.tsx';
import { useFieldFocus } from '../../forms/use-field-focus.ts';
import { waitText } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { Buttons, CardForm } from '../ui/cards.tsx';

type Problems = Partial<Record<string, string>>;

const firstNamed = (form: HTMLFormElement, problems: Problems): string | undefined =>
  [...form.elements]
    .flatMap((field) => (field instanceof HTMLInputElement ? field.name : []))
    .find((name) => problems[name]);

/** State of a small form: its values are checked by a schema of the contract and sent; after a refusal they stay. */
export function useCardForm<S extends GenericSchema>(
  schema: S,
  send: (values: InferOutput<S>, form: HTMLFormElement) => Promise<unknown>,
) {
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const focus = useFieldFocus(busy);
  const { account: texts, locale } = useTexts('panel');
  const { issueText, errorText } = useTexts('server');

  const toProblems = (issues: FieldRefusal[]): Problems =>
    Object.fromEntries(issues.map(({ path, refusal }) => [path, issueText(refusal)] as const).reverse());

  /** Error of the server that belongs to no field. */
  const refusalOf = (error: unknown): string => {
    if (hasStatus(error, 429) && error.retryAfter !== null) return texts.tooMany(waitText(error.retryAfter, locale));
    return (error instanceof ApiError && errorText(error)) || texts.failed;
  };

  const show = (form: HTMLFormElement, found: Problems) => {
    setProblems(found);
    const first = firstNamed(form, found);
    if (first) focus(form, first);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typedIn = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
    setRefusal(null);
    const checked = safeParse(schema, Object.fromEntries(new FormData(form)));
    if (!checked.success) return show(form, toProblems(refusalsIn(checked.issues)));
    setProblems({});
    setBusy(true);
    try {
      await send(checked.output, form);
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      if (issues.length > 0) show(form, toProblems(issues));
      else {
        setRefusal(refusalOf(error));
        focus(form, typedIn);
      }
    }
    setBusy(false);
  };

  return { submit, problems, refusal, busy };
}

const DialogForm = styled(CardForm)`
  max-width: none;
`;

interface AccountFormProps {
  form: ReturnType<typeof useCardForm>;
  /** Label of the button that sends it, and the one while it is being sent. */
  label: string;
  busyLabel: string;
  variant?: ButtonProps['variant'];
  isInDialog?: boolean;
  /** Adds a button that leaves the form. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A small form of the account: fields, error of the server, buttons. */
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
