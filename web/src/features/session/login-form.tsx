import styled from 'styled-components';
import { useAdminText } from '../../i18n/admin-text.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { CodeField } from './code-field.tsx';
import { useLoginForm } from './use-login-form.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-l);
  max-width: 26rem;
  margin-top: var(--space-xl);
  padding-top: var(--space-xl);
  background: var(--gradient-heat) top / 100% 2px no-repeat;
`;

const Fields = styled.div`
  display: grid;
  gap: var(--space-l);
  &[hidden] { display: none; }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-s);
`;

export interface LoginFormProps {
  onSuccess: () => void;
}

/** Username and password, then the code where one is asked for; what was typed stays when the server refuses it. */
export function LoginForm({ onSuccess }: LoginFormProps) {
  const t = useAdminText();
  const { submit, busy, problems, refusal, asksCode, back } = useLoginForm(onSuccess);
  const label = asksCode ? t('signIn.verify') : t('signIn.submit');
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      <Fields hidden={asksCode}>
        <Field label={t('signIn.username')} error={problems.username}>
          {(control) => (
            <TextInput {...control} name="username" autoComplete="username" autoCapitalize="none" disabled={busy} />
          )}
        </Field>
        <Field label={t('signIn.password')} error={problems.password}>
          {(control) => (
            <TextInput {...control} name="password" type="password" autoComplete="current-password" disabled={busy} />
          )}
        </Field>
      </Fields>
      {asksCode && <CodeField error={problems.code} busy={busy} />}
      <Foot>
        {refusal && <FieldError role="alert">{refusal}</FieldError>}
        <Button type="submit" busy={busy}>
          {busy ? t('signIn.busy') : label}
        </Button>
        {asksCode && (
          <Button variant="ghost" disabled={busy} onClick={back}>
            {t('signIn.back')}
          </Button>
        )}
      </Foot>
    </Form>
  );
}
