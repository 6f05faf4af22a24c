import { hashOf } from '../recovery-codes.ts';
import { seal, unseal } from '../sealed.ts';
import { stepOf } from '../totp.ts';
import { keys } from './keys.ts';
import { REMOVAL } from './second-factor.ts';
import { type Change, type Condition, updateOnce } from './table.ts';
import type { Factor } from './users.ts';

type Kind = 'app' | 'recovery';

/** Tries a code against an account's second factor; says which kind it was of, and nothing when it is wrong or was used before. */
export type UseCode = (username: string, factor: Factor, code: string) => Promise<Kind | undefined>;

interface Use {
  kind: Kind;
  /** That the code is good and unused. */
  condition: Condition;
  /** What uses it up. */
  spend: Change;
}

/**
 * A step of time counts once, and none before it afterwards: a code that somebody read along is worth nothing. A secret that is not
 * sealed, or by an old key, is put back `resealed` by the same write.
 */
const stepUse = ({ since }: Factor, step: number, resealed: string | undefined): Use => ({
  kind: 'app',
  condition: {
    expression: 'totpSince = :since AND totpStep < :step',
    values: { ':since': since, ':step': step },
  },
  spend: resealed
    ? { set: 'totpStep = :step, totpSecret = :sealed', values: { ':sealed': resealed } }
    : { set: 'totpStep = :step' },
});

const recoveryUse = ({ since }: Factor, hash: string): Use => ({
  kind: 'recovery',
  condition: {
    expression: 'totpSince = :since AND contains(recoveryCodes, :hash)',
    values: { ':since': since, ':hash': hash },
  },
  spend: { clauses: 'DELETE recoveryCodes :spent', values: { ':spent': new Set([hash]) } },
});

/** What a code would do. A recovery code needs no key: it helps where a secret cannot be opened, too. */
async function useOf(username: string, factor: Factor, code: string): Promise<Use | undefined> {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return recoveryUse(factor, hashOf(code));
  const { text, isUpToDate } = await unseal(factor.secret, username);
  const step = stepOf(text, digits);
  if (step === undefined) return undefined;
  return stepUse(factor, step, isUpToDate ? undefined : await seal(text, username));
}

/** Uses a code up. */
export const spendCode: UseCode = async (username, factor, code) => {
  const use = await useOf(username, factor, code);
  return use && (await updateOnce(keys.user(username), use.spend, use.condition)) ? use.kind : undefined;
};

/** Turns the second factor off by a code, in one write: no failure on the way uses a code up for nothing. */
export const removeByCode: UseCode = async (username, factor, code) => {
  const use = await useOf(username, factor, code);
  return use && (await updateOnce(keys.user(username), REMOVAL, use.condition)) ? use.kind : undefined;
};
