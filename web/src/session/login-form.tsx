import { LoginInput } from '@rombo/shared/contract/account';
import { Fields } from '@rombo/shared/contract/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import * as v from 'valibot';
import { ApiError } from '../api/errors.ts';
import { TextField } from '../forms/fields.tsx';
import { useSmallForm } from '../forms/use-small-form.ts';
import { useTexts } from '../i18n/index.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.styles.ts';
import { Checkbox } from '../ui/field.tsx';
import { useToast } from '../ui/toast.tsx';
import { useLogin } from './api.ts';

/** Schema of the form data: a checked checkbox is a string, an unchecked one is missing. */
const Filled = Fields({
  ...LoginInput.entries,
  remember: v.pipe(
    v.optional(v.string()),
    v.transform((ticked) => ticked !== undefined),
  ),
});

function useLoginForm(onSuccess: () => void) {
  const { common } = useTexts('site');
  const texts = useTexts('signIn');
  const { toast } = useToast();
  const login = useLogin();
  const [asksCode, setAsksCode] = useState(false);

  const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);
  const isAsked = (error: unknown) => codeOf(error) === 'second_factor_required';
  const goesOn = (error: unknown) => isAsked(error) || (asksCode && codeOf(error) !== 'invalid_credentials');

  const form = useSmallForm(Filled, {
    send: async (credentials) => {
      await login(credentials);
      toast({ title: texts.succeeded, description: texts.welcome });
      onSuccess();
    },
    words: { tooMany: texts.tooMany, failed: texts.failed, refused: texts.wrong },
    onRefused: (error, description) => {
      setAsksCode(goesOn(error));
      if (isAsked(error)) return '';
      toast({ variant: 'destructive', title: error instanceof ApiError ? texts.refused : common.error, description });
      return description;
    },
    focusAfter: (error) => (goesOn(error) ? 'code' : 'password'),
  });
  const back = () => {
    setAsksCode(false);
    form.clear();
  };
  return { ...form, asksCode, back };
}

/** Second step of the login: six digits from the app, or a recovery code. */
function CodeField({ error, busy }: { error: string | undefined; busy: boolean }) {
  const texts = useTexts('signIn');
  const [recovering, setRecovering] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = () => {
    flushSync(() => setRecovering(!recovering));
    field.current?.focus();
  };
  const typing = recovering
    ? ({ autoComplete: 'off', autoCapitalize: 'characters' } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric' } as const);
  return (
    <>
      <TextField
        // The key remounts the field, so that the text of one kind of code does not stay for the other.
        key={String(recovering)}
        ref={field}
        name="code"
        label={recovering ? texts.recoveryCode : texts.code}
        hint={recovering ? texts.recoveryHint : texts.codeHint}
        error={error}
        spellCheck={false}
        disabled={busy}
        {...typing}
      />
      <Button variant="ghost" disabled={busy} onClick={change}>
        {recovering ? texts.useApp : texts.useRecovery}
      </Button>
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-l);
  max-width: 26rem;
  margin-top: var(--space-xl);
  padding-top: var(--space-xl);
  background: var(--gradient-heat) top / 100% 2px no-repeat;
`;

const Credentials = styled.div`
  display: grid;
  gap: var(--space-l);
  &[hidden] { display: none; }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-s);
`;

/** Username and password, then the code if required. Input stays after a failed login. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const texts = useTexts('signIn');
  const { submit, busy, problems, refusal, asksCode, back } = useLoginForm(onSuccess);
  const label = asksCode ? texts.verify : texts.submit;
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      <Credentials hidden={asksCode}>
        <TextField
          name="username"
          label={texts.username}
          error={problems.username}
          autoComplete="username"
          autoCapitalize="none"
          disabled={busy}
        />
        <TextField
          name="password"
          label={texts.password}
          error={problems.password}
          type="password"
          autoComplete="current-password"
          disabled={busy}
        />
        <Checkbox name="remember" label={texts.remember} hint={texts.rememberHint} disabled={busy} />
      </Credentials>
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
