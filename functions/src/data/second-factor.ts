import { randomUUID } from 'node:crypto';
import type { SecondFactor } from '@rombo/shared/contract/account';
import { hashOf, stepOf } from '../one-time-codes.ts';
import { seal, unseal } from '../sealed.ts';
import { keys } from './keys.ts';
import { type Change, type Condition, getItem, nowInSeconds, updateIdempotently, updateIf } from './table.ts';
import type { Account, Factor } from './users.ts';

type CodeType = 'app' | 'recovery';
type CodeOwner = Pick<Account, 'user' | 'factor'> & { passwordHash?: string };

/** A correct code. Only one of its uses succeeds, and none if it was used before. */
export interface VerifiedCode {
  kind: CodeType;
  /**
   * Consumes the code, and makes another change of the account in the same write. Returns false if it was used, if the password or second
   * factor changed since the check, or if `condition` fails.
   */
  consume: (also?: Change, condition?: Condition) => Promise<boolean>;
  /** Reverts `consume`. Returns whether there was anything to revert. */
  restore: () => Promise<boolean>;
  /** Turns off the second factor and consumes the code in one write, so that no failure wastes a code. */
  removeFactor: () => Promise<boolean>;
}

interface CodeMatch {
  kind: CodeType;
  condition: Condition;
  consume: Change;
  restore: { update: string; values: Record<string, unknown> };
}

/** Matches an app code once. If the secret is not sealed with the newest key, the same write stores it `resealed`. */
const totpMatch = ({ since }: Factor, step: number, resealed: string | undefined): CodeMatch => ({
  kind: 'app',
  condition: {
    expression: 'totpSince = :since AND totpStep < :step',
    values: { ':since': since, ':step': step },
  },
  consume: resealed
    ? { set: 'totpStep = :step, totpSecret = :sealed', values: { ':sealed': resealed } }
    : { set: 'totpStep = :step' },
  restore: { update: 'SET totpStep = :before', values: { ':before': step - 1 } },
});

const recoveryMatch = ({ since }: Factor, hash: string): CodeMatch => ({
  kind: 'recovery',
  condition: {
    expression: 'totpSince = :since AND contains(recoveryCodes, :hash)',
    values: { ':since': since, ':hash': hash },
  },
  consume: { clauses: 'DELETE recoveryCodes :used', values: { ':used': new Set([hash]) } },
  restore: { update: 'ADD recoveryCodes :used', values: { ':used': new Set([hash]) } },
});

const digitsOf = (code: string): string => code.replace(/[\s-]/g, '');

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(digitsOf(code));

/** True for an unused recovery code of an account. Needs no key, so it works even if the TOTP secret cannot be unsealed. */
export async function hasRecoveryCode(username: string, code: string): Promise<boolean> {
  const recoveryCodes = (await getItem(keys.user(username)))?.recoveryCodes;
  return recoveryCodes instanceof Set && recoveryCodes.has(hashOf(code));
}

async function matchCode(username: string, factor: Factor, code: string): Promise<CodeMatch | undefined> {
  if (!isAppCode(code)) {
    return (await hasRecoveryCode(username, code)) ? recoveryMatch(factor, hashOf(code)) : undefined;
  }
  const { text, isUpToDate } = await unseal(factor.secret, username);
  const step = stepOf(text, digitsOf(code));
  if (step === undefined) return undefined;
  return totpMatch(factor, step, isUpToDate ? undefined : await seal(text, username));
}

export async function verifyCode(owner: CodeOwner, code: string): Promise<VerifiedCode | undefined> {
  const { user, factor, passwordHash } = owner;
  const match = factor && (await matchCode(user.username, factor, code));
  if (!match) return undefined;
  const { kind, condition, consume, restore } = match;
  const key = keys.user(user.username);
  const writeToken = randomUUID();
  const unchanged = passwordHash
    ? {
        expression: `${condition.expression} AND passwordHash = :passwordHash`,
        values: { ...condition.values, ':passwordHash': passwordHash },
      }
    : condition;
  return {
    kind,
    consume: (also = {}, only) =>
      updateIdempotently(
        key,
        {
          set: [consume.set, also.set].filter(Boolean).join(', '),
          clauses: [consume.clauses, also.clauses].filter(Boolean).join(' '),
          values: { ...consume.values, ...also.values },
        },
        only
          ? {
              expression: `${unchanged.expression} AND ${only.expression}`,
              values: { ...unchanged.values, ...only.values },
            }
          : unchanged,
        writeToken,
      ),
    restore: () =>
      updateIf(key, restore.update, {
        expression: 'writeToken = :writeToken',
        values: { ...restore.values, ':writeToken': writeToken },
      }),
    removeFactor: () => updateIdempotently(key, REMOVAL, condition),
  };
}

const OFFER_SECONDS = 15 * 60;

const REMOVAL = {
  clauses: 'REMOVE totpSecret, totpStep, totpSince, recoveryCodes, offeredSecret, offeredUntil',
};

const read = async (username: string): Promise<Record<string, unknown>> => (await getItem(keys.user(username))) ?? {};

export async function getSecondFactor(username: string): Promise<SecondFactor> {
  const { totpSecret, totpSince, recoveryCodes } = await read(username);
  return {
    active: Boolean(totpSecret),
    since: totpSecret ? String(totpSince) : null,
    recoveryCodesLeft: recoveryCodes instanceof Set ? recoveryCodes.size : 0,
  };
}

/** Stores a sealed secret until it is confirmed, replacing an earlier offer. Returns false if there is a second factor already. */
export const offerSecret = (username: string, secret: string): Promise<boolean> =>
  updateIf(keys.user(username), 'SET offeredSecret = :secret, offeredUntil = :until', {
    expression: 'attribute_exists(pk) AND attribute_not_exists(totpSecret)',
    values: { ':secret': secret, ':until': nowInSeconds() + OFFER_SECONDS },
  });

export async function findOffer(username: string): Promise<string | undefined> {
  const { offeredSecret, offeredUntil } = await read(username);
  return typeof offeredSecret === 'string' && Number(offeredUntil) > nowInSeconds() ? offeredSecret : undefined;
}

/** Turns on the second factor with an offered secret, and consumes its code. Returns false if the offer changed or expired. */
export const acceptOffer = (username: string, secret: string, step: number, recoveryCodes: string[]) =>
  updateIdempotently(
    keys.user(username),
    {
      set: 'totpSecret = :secret, totpStep = :step, totpSince = :since, recoveryCodes = :codes',
      clauses: 'REMOVE offeredSecret, offeredUntil',
    },
    {
      expression: 'offeredSecret = :secret AND attribute_not_exists(totpSecret)',
      values: {
        ':secret': secret,
        ':step': step,
        ':since': new Date().toISOString(),
        ':codes': new Set(recoveryCodes.map(hashOf)),
      },
    },
  );

export const removeSecondFactor = (username: string): Promise<boolean> =>
  updateIdempotently(keys.user(username), REMOVAL, { expression: 'attribute_exists(pk)' });
