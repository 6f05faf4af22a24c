import { LoginInput } from '@rombo/shared/contract/account';
import { languages } from '@rombo/shared/words/languages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { flatten, safeParse } from 'valibot';
import { ApiError } from '../api/errors.ts';
import { TextField } from '../forms/fields.tsx';
import { useFieldFocus } from '../forms/use-field-focus.ts';
import { waitText } from '../i18n/format.ts';
import { useLanguage, useTexts, useTextsCode } from '../i18n/index.ts';
import { preload } from '../loading/lazy.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.styles.ts';
import { useToast } from '../ui/toast.tsx';
import { useLogin } from './api.ts';

const names = ['username', 'password', 'code'] as const;
type Name = (typeof names)[number];
type Problems = Partial<Record<Name, string>>;

const text = (form: FormData, name: Name): string => String(form.get(name) ?? '');

type CheckedLogin = { credentials: LoginInput } | { problems: Partial<Record<keyof LoginInput, string>> };

function checkLogin(typed: unknown): CheckedLogin {
  const checked = safeParse(LoginInput, typed);
  if (checked.success) return { credentials: checked.output };
  const { nested = {} } = flatten<typeof LoginInput>(checked.issues);
  const firsts = Object.entries(nested).map(([name, messages]) => [name, messages?.[0]]);
  return { problems: Object.fromEntries(firsts) };
}

/** The behaviour of the login form: what was typed is checked as the server checks it, then sent; the code only once it is asked for. */
function useLoginForm(onSuccess: () => void) {
  const { common } = useTexts('site');
  const texts = useTexts('signIn');
  const { language } = useLanguage();
  const { toast } = useToast();
  const { login, busy } = useLogin();
  const focus = useFieldFocus(busy);
  const [asksCode, setAsksCode] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const server = useTextsCode('server');
  useEffect(() => void preload(server), [server]);

  const refusalOf = async (error: ApiError): Promise<string> => {
    const { status, retryAfter } = error;
    if (status === 429 && retryAfter !== null) {
      return texts.tooMany(waitText(retryAfter, languages[language].locale));
    }
    return (await server.load()).errorText(error) ?? texts.wrong;
  };

  const fail = async (error: unknown) => {
    const answered = error instanceof ApiError;
    const title = answered ? texts.refused : common.error;
    const description = answered ? await refusalOf(error) : texts.failed;
    toast({ variant: 'destructive', title, description });
    setRefusal(description);
  };

  const check = async (form: HTMLFormElement): Promise<LoginInput | null> => {
    const entries = new FormData(form);
    const typed = { username: text(entries, 'username'), password: text(entries, 'password') };
    const { issueText } = await server.load();
    const checked = checkLogin(asksCode ? { ...typed, code: text(entries, 'code') } : typed);
    const found: Problems = 'problems' in checked ? checked.problems : {};
    for (const name of names) if (found[name]) found[name] = issueText(found[name]);
    if (found.code) found.code = texts.codeRequired;
    setProblems(found);
    const first = names.find((name) => found[name]);
    if (first) focus(form, first);
    return 'credentials' in checked ? checked.credentials : null;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefusal(null);
    const form = event.currentTarget;
    try {
      const credentials = await check(form);
      if (!credentials) return;
      await login(credentials);
      toast({ title: texts.succeeded, description: texts.welcome });
      onSuccess();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const isAsked = code === 'second_factor_required';
      if (!isAsked) await fail(error);
      const next = isAsked || (asksCode && code !== 'invalid_credentials');
      setAsksCode(next);
      focus(form, next ? 'code' : 'password');
    }
  };

  const back = () => {
    setAsksCode(false);
    setProblems({});
    setRefusal(null);
  };

  return { submit, busy, problems, refusal, asksCode, back };
}

/** The second step of the login: the app's six digits, or a recovery code for who does not have the app at hand. */
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
        // Another field for each kind of code: what was typed into one is wrong in the other.
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

/** Username and password, then the code where one is asked for; what was typed stays when the server refuses it. */
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
