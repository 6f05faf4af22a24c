import { LoginInput } from '@rombo/shared/user';
import { type FormEvent, useState } from 'react';
import { flatten, safeParse } from 'valibot';
import { ApiError } from '../../api/errors.ts';
import { useAdminText } from '../../i18n/admin-text.ts';
import { useText } from '../../i18n/index.ts';
import { useToast } from '../../ui/toast.tsx';
import { useLogin } from './api.ts';

type Name = keyof LoginInput;
type Problems = Partial<Record<Name, string>>;

const text = (form: FormData, name: Name): string => String(form.get(name) ?? '');

const focus = (form: HTMLFormElement, name: Name) => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** The behaviour of the login form: what was typed is checked as the server checks it, then sent. */
export function useLoginForm(onSuccess: () => void) {
  const t = useText();
  const ta = useAdminText();
  const { toast } = useToast();
  const { login, busy } = useLogin();
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const fail = (error: unknown) => {
    const answered = error instanceof ApiError;
    const title = answered ? ta('signIn.refused') : t('common.error');
    const description = answered ? (error.serverMessage ?? ta('signIn.wrong')) : ta('signIn.failed');
    toast({ variant: 'destructive', title, description });
    setRefusal(description);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefusal(null);
    const form = event.currentTarget;
    const entries = new FormData(form);
    const typed = { username: text(entries, 'username'), password: text(entries, 'password') };
    const checked = safeParse(LoginInput, typed);
    if (!checked.success) {
      const { nested = {} } = flatten<typeof LoginInput>(checked.issues);
      const found: Problems = {};
      for (const name of ['username', 'password'] as const) if (nested[name]) found[name] = nested[name][0];
      setProblems(found);
      focus(form, found.username ? 'username' : 'password');
      return;
    }
    setProblems({});
    try {
      await login(typed.username, typed.password);
      toast({ title: ta('signIn.succeeded'), description: ta('signIn.welcome') });
      onSuccess();
    } catch (error) {
      fail(error);
      // The disabled fields have lost the focus; the next frame has them back.
      requestAnimationFrame(() => focus(form, 'password'));
    }
  };

  return { submit, busy, problems, refusal };
}
