import { LoginInput } from '@rombo/shared/contract/account';
import { flatten, safeParse } from 'valibot';

export { waitText } from '../i18n/format.ts';

type CheckedLogin = { credentials: LoginInput } | { problems: Partial<Record<keyof LoginInput, string>> };

export function checkLogin(typed: unknown): CheckedLogin {
  const checked = safeParse(LoginInput, typed);
  if (checked.success) return { credentials: checked.output };
  const { nested = {} } = flatten<typeof LoginInput>(checked.issues);
  const firsts = Object.entries(nested).map(([name, messages]) => [name, messages?.[0]]);
  return { problems: Object.fromEntries(firsts) };
}
