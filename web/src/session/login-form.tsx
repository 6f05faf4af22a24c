import { LoginInput } from '@rombo/shared/contract/account';
import { Fields } from '@rombo/shared/contract/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import * as v from 'valibot';
import { ApiError } from '../api/errors.ts';
import { TextField } from '../forms/fields.tsx';
import { useSimpleForm } from '../forms/use-simple-form.ts';
import { useTexts } from '../i18n/index.ts';
import { useHydrated } from '../loading/document-state.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.styles.ts';
import { Checkbox } from '../ui/field.tsx';
import { hideToast, toast, usePreloadedToasts } from '../ui/toast.tsx';
import { useLogin } from './api.ts';

/** Schema of the form data: a checked checkbox is a string, an unchecked one is missing. */
const LoginFormData = Fields({
  ...LoginInput.entries,
  remember: v.pipe(
    v.optional(v.string()),
    v.transform((ticked) => ticked !== undefined),
  ),
});

/** Second step of the login: six digits from the app, or a recovery code. */
export function CodeField({ error, busy }: { error: string | undefined; busy: boolean }) {
  const texts = useTexts('signIn');
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const toggle = () => {
    flushSync(() => setUsesRecoveryCode(!usesRecoveryCode));
    field.current?.focus();
  };
  const inputProps = usesRecoveryCode
    ? ({ autoComplete: 'off', autoCapitalize: 'characters' } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric' } as const);
  return (
    <>
      <TextField
        // The key remounts the field, so that the text of one kind of code does not stay for the other.
        key={String(usesRecoveryCode)}
        ref={field}
        name="code"
        label={usesRecoveryCode ? texts.recoveryCode : texts.code}
        hint={usesRecoveryCode ? texts.recoveryHint : texts.codeHint}
        error={error}
        spellCheck={false}
        disabled={busy}
        {...inputProps}
      />
      <Button variant="ghost" disabled={busy} onClick={toggle}>
        {usesRecoveryCode ? texts.useApp : texts.useRecovery}
      </Button>
    </>
  );
}

export const SignInBox = styled.form`
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

export const Foot = styled.div`
  display: grid;
  gap: var(--space-s);
`;

interface LoginFormProps {
  onSuccess: () => void;
  /** Opens the request of a new password. */
  onForgotten?: () => void;
}

/** Username and password, then the code if required. Input stays after a failed login. */
export function LoginForm({ onSuccess, onForgotten }: LoginFormProps) {
  const { common } = useTexts('site');
  const texts = useTexts('signIn');
  const login = useLogin();
  const isHydrated = useHydrated();
  usePreloadedToasts();

  const { submit, busy, fieldErrors, formError, asksCode, restart } = useSimpleForm(LoginFormData, {
    send: async (credentials) => {
      // That of an earlier attempt.
      hideToast();
      await login(credentials);
      toast({ title: texts.succeeded, description: texts.welcome });
      onSuccess();
    },
    words: { tooMany: texts.tooMany, failed: texts.failed, refused: texts.wrong },
    onFormError: (error, description) => {
      toast({ variant: 'destructive', title: error instanceof ApiError ? texts.refused : common.error, description });
      return description;
    },
    focusAfter: 'password',
  });
  const label = asksCode ? texts.verify : texts.submit;
  return (
    <SignInBox onSubmit={submit} noValidate aria-busy={busy}>
      <Credentials hidden={asksCode}>
        <TextField
          name="username"
          label={texts.username}
          error={fieldErrors.username}
          autoComplete="username"
          autoCapitalize="none"
          disabled={busy}
        />
        <TextField
          name="password"
          label={texts.password}
          error={fieldErrors.password}
          type="password"
          autoComplete="current-password"
          disabled={busy}
        />
        <Checkbox name="remember" label={texts.remember} hint={texts.rememberHint} disabled={busy} />
      </Credentials>
      {asksCode && <CodeField error={fieldErrors.code} busy={busy} />}
      <Foot>
        {formError && <FieldError role="alert">{formError}</FieldError>}
        {/* A native submission would put the password into the address. */}
        <Button type="submit" busy={busy} disabled={!isHydrated}>
          {busy ? texts.busy : label}
        </Button>
        {asksCode && (
          <Button variant="ghost" disabled={busy} onClick={restart}>
            {texts.back}
          </Button>
        )}
        {onForgotten && !asksCode && (
          <Button variant="ghost" disabled={busy || !isHydrated} onClick={onForgotten}>
            {texts.forgotten}
          </Button>
        )}
      </Foot>
    </SignInBox>
  );
}
