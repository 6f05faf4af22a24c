import { hashOf, newRecoveryCodes, newSecret } from '@rombo/functions/one-time-codes';
import { TOTP } from 'otpauth';
import type { Answer } from '../requests.ts';
import { signedIn, signedInTwice } from './accounts.ts';
import { changed, type Prepare } from './scenario.ts';

/** The code that an app with this secret shows now. */
export const codeOf = (secret: string): string => new TOTP({ secret }).generate();

/** A second factor, as an app has it and as an account has it. */
export function newFactor() {
  const secret = newSecret();
  const recoveryCodes = newRecoveryCodes();
  const fields = {
    totpSecret: secret,
    totpStep: 0,
    totpSince: new Date().toISOString(),
    recoveryCodes: new Set(recoveryCodes.map(hashOf)),
  };
  return { secret, recoveryCodes, fields };
}

/** A secret for an app; nothing is turned on by it. */
export const startSecondFactor: Prepare = async (context) => {
  const { headers, password, item } = await signedIn(context);
  return {
    send: () => context.visitor('startSecondFactor', { headers, json: { password } }),
    state: async () => {
      const { totpSecret, offeredSecret } = await item();
      if (totpSecret !== undefined) return 'turned on unconfirmed';
      return offeredSecret === undefined ? 'undone' : 'done';
    },
  };
};

/** The first code of an app: with it the sessions of before end that asked for none, and the recovery codes are those that were shown. */
export const confirmSecondFactor: Prepare = async (context) => {
  const secret = newSecret();
  const offer = { offeredSecret: secret, offeredUntil: Math.floor(Date.now() / 1000) + 600 };
  const { headers, ended, item } = await signedInTwice(context, offer);
  let answer: Answer | undefined;
  const shown = (): string[] => (answer?.status === 200 ? answer.body.recoveryCodes.map(hashOf).sort() : []);
  return {
    send: async () => {
      answer = await context.visitor('confirmSecondFactor', { headers, json: { code: codeOf(secret) } });
      return answer;
    },
    state: async () => {
      const { totpSecret, recoveryCodes, offeredSecret } = await item();
      const sessions = await ended();
      if (sessions === 'own') return 'signed out';
      if (totpSecret === undefined) return offeredSecret === secret ? 'undone' : 'half: no offer any more';
      if (sessions === 'none') return 'half: a session that was opened without a code';
      const kept = [...(recoveryCodes as Set<string>)].sort();
      return answer?.status !== 200 || shown().join() === kept.join() ? 'done' : 'half: other recovery codes';
    },
  };
};

/** The end of a second factor by one of its recovery codes. */
export const removeSecondFactor: Prepare = async (context) => {
  const { headers, password, item } = await signedIn(context);
  const { recoveryCodes, fields } = newFactor();
  await context.stores.put({ ...(await item()), ...fields });
  const json = { password, code: recoveryCodes[3] ?? '' };
  const asText = (codes: unknown) => (codes instanceof Set ? [...codes].sort().join() : undefined);
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
  return {
    send: () => context.visitor('removeSecondFactor', { headers, json }),
    state: async () => {
      const user = await item();
      const seen = { ...user, recoveryCodes: asText(user.recoveryCodes) };
      return changed([seen], { ...fields, recoveryCodes: asText(fields.recoveryCodes) }, nothing);
    },
  };
};
