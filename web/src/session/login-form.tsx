import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.styles.ts';
import { Field, TextInput } from '../ui/field.tsx';
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

/** Username and password, then the code where one is asked for; what was typed stays when the server refuses it. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const texts = useTexts('signIn');
  const { submit, busy, problems, refusal, asksCode, back } = useLoginForm(onSuccess);
  const label = asksCode ? texts.verify : texts.submit;
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      <Fields hidden={asksCode}>
        <Field label={texts.username} error={problems.username}>
          {(control) => (
            <TextInput {...control} name="username" autoComplete="username" autoCapitalize="none" disabled={busy} />
          )}
        </Field>
        <Field label={texts.password} error={problems.password}>
          {(control) => (
            <TextInput {...control} name="password" type="password" autoComplete="current-password" disabled={busy} />
          )}
        </Field>
      </Fields>
      {asksCode && <CodeField error={problems.code} busy={busy} />}
      <Foot>
        {refusal && <FieldError role="alert">{refusal}</FieldError>}
        <Button type="submit" busy={busy}>
          {busy ? texts.busy : label}
        </Button>
        {asksCode && (
          <Button variant="ghost" disabled={busy} onClick={back}>
            {texts.back}
          </Button>
        )}
      </Foot>
    </Form>
  );
}
