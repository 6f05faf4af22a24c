import type { LoginInput } from '@rombo/shared/user';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useAdminText } from '../../i18n/admin-text.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { locales } from '../../i18n/language.ts';

import { lazyCode } from '../../loading/lazy-code.ts';

import { useToast } from '../../ui/toast.tsx';
import { useFieldFocus } from '../../ui/use-field-focus.ts';
import { useLogin } from './api.ts';

const names = ['username', 'password', 'code'] as const;
type Name = (typeof names)[number];
type Problems = Partial<Record<Name, string>>;

const text = (form: FormData, name: Name): string => String(form.get(name) ?? '');

/** Checks and messages come after the first paint. */
const checking = lazyCode(() => import('./check-login.ts'));

/** The behaviour of the login form: what was typed is checked as the server checks it, then sent; the code only once it is asked for. */
export function useLoginForm(onSuccess: () => void) {
  const t = useText();
  const ta = useAdminText();
  const { language } = useLanguage();
  const { toast } = useToast();
  const { login, busy } = useLogin();
  const focus = useFieldFocus(busy);
  const [asksCode, setAsksCode] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => void checking.preload(), []);

  const refusalOf = async ({ status, retryAfter, serverMessage }: ApiError): Promise<string> => {
    const { serverText, waitText } = await checking.load();
    if (status === 429 && retryAfter !== null) {
      return ta('signIn.tooMany', { wait: waitText(retryAfter, locales[language]) });
    }
    return serverMessage === null ? ta('signIn.wrong') : serverText(serverMessage, language);
  };

  const fail = async (error: unknown) => {
    const answered = error instanceof ApiError;
    const title = answered ? ta('signIn.refused') : t('common.error');
    const description = answered ? await refusalOf(error) : ta('signIn.failed');
    toast({ variant: 'destructive', title, description });
    setRefusal(description);
  };

  const check = async (form: HTMLFormElement): Promise<LoginInput | null> => {
    const entries = new FormData(form);
    const typed = { username: text(entries, 'username'), password: text(entries, 'password') };
    const { checkLogin, serverText } = await checking.load();
    const checked = checkLogin(asksCode ? { ...typed, code: text(entries, 'code') } : typed);
    const found: Problems = 'problems' in checked ? checked.problems : {};
    for (const name of names) if (found[name]) found[name] = serverText(found[name], language);
    if (found.code) found.code = ta('signIn.codeRequired');
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
      toast({ title: ta('signIn.succeeded'), description: ta('signIn.welcome') });
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
