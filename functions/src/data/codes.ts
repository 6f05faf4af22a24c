import { hashOf } from '../recovery-codes.ts';
import { stepOf } from '../totp.ts';
import { keys } from './keys.ts';
import { REMOVAL } from './second-factor.ts';
import { type Change, type Condition, updateOnce } from './table.ts';

type Kind = 'app' | 'recovery';

/** Tries a code against an account's secret; says which kind it was of, and nothing when it is wrong or was used before. */
export type UseCode = (username: string, secret: string, code: string) => Promise<Kind | undefined>;

interface Use {
  kind: Kind;
  /** That the code is good and unused. */
  condition: Condition;
  /** What uses it up. */
  spend: Change;
}

/** A step of time counts once, and none before it afterwards: a code that somebody read along is worth nothing. */
const stepUse = (secret: string, step: number): Use => ({
  kind: 'app',
  condition: {
    expression: 'totpSecret = :secret AND totpStep < :step',
    values: { ':secret': secret, ':step': step },
  },
  spend: { set: 'totpStep = :step' },
});

const recoveryUse = (secret: string, hash: string): Use => ({
  kind: 'recovery',
  condition: {
    expression: 'totpSecret = :secret AND contains(recoveryCodes, :hash)',
    values: { ':secret': secret, ':hash': hash },
  },
  spend: { clauses: 'DELETE recoveryCodes :spent', values: { ':spent': new Set([hash]) } },
});

function useOf(secret: string, code: string): Use | undefined {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return recoveryUse(secret, hashOf(code));
  const step = stepOf(secret, digits);
  return step === undefined ? undefined : stepUse(secret, step);
}

/** Uses a code up. */
export const spendCode: UseCode = async (username, secret, code) => {
  const use = useOf(secret, code);
  return use && (await updateOnce(keys.user(username), use.spend, use.condition)) ? use.kind : undefined;
};

/** Turns the second factor off by a code, in one write: no failure on the way uses a code up for nothing. */
export const removeByCode: UseCode = async (username, secret, code) => {
  const use = useOf(secret, code);
  return use && (await updateOnce(keys.user(username), REMOVAL, use.condition)) ? use.kind : undefined;
};
