import type { SecondFactor } from '@rombo/shared/contract/second-factor';
import { hashOf } from '../recovery-codes.ts';
import { keys } from './keys.ts';
import { getItem, nowInSeconds, updateIdempotently, updateIf } from './table.ts';

/** Lifetime of a TOTP secret that is not confirmed, in seconds. */
const OFFER_SECONDS = 15 * 60;

/** Takes all of a second factor out of an account's item. */
export const REMOVAL = {
  clauses: 'REMOVE totpSecret, totpStep, totpSince, recoveryCodes, offeredSecret, offeredUntil',
};

const read = async (username: string): Promise<Record<string, unknown>> => (await getItem(keys.user(username))) ?? {};

/** Returns whether an account has a second factor, and the number of its unused recovery codes. */
export async function getSecondFactor(username: string): Promise<SecondFactor> {
  const { totpSecret, totpSince, recoveryCodes } = await read(username);
  return {
    active: Boolean(totpSecret),
    since: totpSecret ? String(totpSince) : null,
    recoveryCodesLeft: recoveryCodes instanceof Set ? recoveryCodes.size : 0,
  };
}

/** Keeps a sealed secret until it is confirmed, in place of one offered before; false when there is a second factor already. */
export const offerSecret = (username: string, secret: string): Promise<boolean> =>
  updateIf(keys.user(username), 'SET offeredSecret = :secret, offeredUntil = :until', {
    expression: 'attribute_exists(pk) AND attribute_not_exists(totpSecret)',
    values: { ':secret': secret, ':until': nowInSeconds() + OFFER_SECONDS },
  });

/** The secret that waits for its first code, sealed. */
export async function findOffer(username: string): Promise<string | undefined> {
  const { offeredSecret, offeredUntil } = await read(username);
  return typeof offeredSecret === 'string' && Number(offeredUntil) > nowInSeconds() ? offeredSecret : undefined;
}

/** Makes an offered secret the second factor, sealed as it is; false when it is no longer offered. The code that confirmed it is used up. */
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

/** Turns the second factor off, recovery codes and all; false when there is no such account. */
export const removeSecondFactor = (username: string): Promise<boolean> =>
  updateIdempotently(keys.user(username), REMOVAL, { expression: 'attribute_exists(pk)' });
