import { LoginInput } from '@rombo/shared/contract/account';
import { languages } from '@rombo/shared/words/languages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { ApiError } from '../api/errors.ts';
import { TextField } from '../forms/fields.tsx';
import { useSmallForm } from '../forms/use-small-form.ts';
import { waitText } from '../i18n/format.ts';
import { useLanguage, useTexts, useTextsCode } from '../i18n/index.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.styles.ts';
import { useToast } from '../ui/toast.tsx';
import { useLogin } from './api.ts';

/** State of the login form. The code is asked for when the server requires it. */
function useLoginForm(onSuccess: () => void) {
  const { common } = useTexts('site');
  const texts = useTexts('signIn');
  const server = useTextsCode('server');
  const { language } = useLanguage();
  const { toast } = useToast();
  const login = useLogin();
  const [asksCode, setAsksCode] = useState(false);

  const refusalOf = async (error: unknown): Promise<string> => {
    if (!(error instanceof ApiError)) return texts.failed;
    if (error.status === 429 && error.retryAfter !== null)
      return texts.tooMany(waitText(error.retryAfter, languages[language].locale));
    const { errorText } = (await server.load().catch(() => null)) ?? {};
    return errorText?.(error) ?? texts.wrong;
  };
  const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);
  const isAsked = (error: unknown) => codeOf(error) === 'second_factor_required';
  const goesOn = (error: unknown) => isAsked(error) || (asksCode && codeOf(error) !== 'invalid_credentials');

  const form = useSmallForm(LoginInput, {
    send: async (credentials) => {
      await login(credentials);
      toast({ title: texts.succeeded, description: texts.welcome });
      onSuccess();
    },
    refusalOf: async (error) => {
      setAsksCode(goesOn(error));
      if (isAsked(error)) return '';
      const description = await refusalOf(error);
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

/** The second step of the login: the app's six digits, or a recovery code. */
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
        // A new field for each kind of code, without the text of the other.
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

const Fields = styled.div`
  display: grid;
  gap: var(--space-l);
  &[hidden] { display: none; }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-s);
`;

/** Username and password, then the code if it is required. Input stays after a refusal. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const texts = useTexts('signIn');
  const { submit, busy, problems, refusal, asksCode, back } = useLoginForm(onSuccess);
  const label = asksCode ? texts.verify : texts.submit;
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      <Fields hidden={asksCode}>
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
