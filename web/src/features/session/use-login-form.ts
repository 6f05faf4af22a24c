import { LoginInput } from '@rombo/shared/user';
import { type FormEvent, useState } from 'react';
import { flatten, safeParse } from 'valibot';
import { ApiError } from '../../api/errors.ts';
import { useAdminText } from '../../i18n/admin-text.ts';
import { useText } from '../../i18n/index.ts';
import { useToast } from '../../ui/toast.tsx';
import { useLogin } from './api.ts';

const names = ['username', 'password', 'code'] as const;
type Name = (typeof names)[number];
type Problems = Partial<Record<Name, string>>;

const text = (form: FormData, name: Name): string => String(form.get(name) ?? '');

const focus = (form: HTMLFormElement, name: Name) => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** The behaviour of the login form: what was typed is checked as the server checks it, then sent; the code only once it is asked for. */
export function useLoginForm(onSuccess: () => void) {
  const t = useText();
  const ta = useAdminText();
  const { toast } = useToast();
  const { login, busy } = useLogin();
  const [asksCode, setAsksCode] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const fail = (error: unknown) => {
    const answered = error instanceof ApiError;
    const title = answered ? ta('signIn.refused') : t('common.error');
    const description = answered ? (error.serverMessage ?? ta('signIn.wrong')) : ta('signIn.failed');
    toast({ variant: 'destructive', title, description });
    setRefusal(description);
  };

  const check = (form: HTMLFormElement): LoginInput | null => {
    const entries = new FormData(form);
    const typed = { username: text(entries, 'username'), password: text(entries, 'password') };
    const checked = safeParse(LoginInput, asksCode ? { ...typed, code: text(entries, 'code') } : typed);
    const { nested = {} } = checked.success ? {} : flatten<typeof LoginInput>(checked.issues);
    const found: Problems = {};
    for (const name of names)
      if (nested[name]) found[name] = name === 'code' ? ta('signIn.codeRequired') : nested[name][0];
    setProblems(found);
    const first = names.find((name) => found[name]);
    if (first) focus(form, first);
    return checked.success ? checked.output : null;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefusal(null);
    const form = event.currentTarget;
    const credentials = check(form);
    if (!credentials) return;
    try {
      await login(credentials);
      toast({ title: ta('signIn.succeeded'), description: ta('signIn.welcome') });
      onSuccess();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const isAsked = code === 'second_factor_required';
      if (!isAsked) fail(error);
      const next = isAsked || (asksCode && code !== 'invalid_credentials');
      setAsksCode(next);
      // The disabled fields have lost the focus; the next frame has them back.
      requestAnimationFrame(() => focus(form, next ? 'code' : 'password'));
    }
  };

  const back = () => {
    setAsksCode(false);
    setProblems({});
    setRefusal(null);
  };

  return { submit, busy, problems, refusal, asksCode, back };
}
