import type { LoginInput } from '@rombo/shared/contract/user';
import { languages } from '@rombo/shared/words/languages';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import { useLanguage, useTexts, useTextsCode } from '../i18n/index.ts';
import { lazyCode } from '../loading/lazy-code.ts';
import { useToast } from '../ui/toast.tsx';
import { useFieldFocus } from '../ui/use-field-focus.ts';
import { useLogin } from './api.ts';

const names = ['username', 'password', 'code'] as const;
type Name = (typeof names)[number];
type Problems = Partial<Record<Name, string>>;

const text = (form: FormData, name: Name): string => String(form.get(name) ?? '');

/** Checks and messages come after the first paint. */
const checking = lazyCode(() => import('./check-login.ts'));

/** The behaviour of the login form: what was typed is checked as the server checks it, then sent; the code only once it is asked for. */
export function useLoginForm(onSuccess: () => void) {
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
  useEffect(() => void Promise.all([checking.preload(), server.preload()]), [server]);

  const refusalOf = async ({ status, retryAfter, serverMessage }: ApiError): Promise<string> => {
    const [{ waitText }, { serverText }] = await Promise.all([checking.load(), server.load()]);
    if (status === 429 && retryAfter !== null) {
      return texts.tooMany(waitText(retryAfter, languages[language].locale));
    }
    return serverMessage === null ? texts.wrong : serverText(serverMessage);
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
    const [{ checkLogin }, { serverText }] = await Promise.all([checking.load(), server.load()]);
    const checked = checkLogin(asksCode ? { ...typed, code: text(entries, 'code') } : typed);
    const found: Problems = 'problems' in checked ? checked.problems : {};
    for (const name of names) if (found[name]) found[name] = serverText(found[name]);
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
