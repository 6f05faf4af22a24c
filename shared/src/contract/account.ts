import * as v from 'valibot';
import { refusal } from './issues.ts';
import { passwordLimits, USERNAME_MAX } from './limits.ts';
import { Fields, Id, Line, Timestamp, Whole } from './text.ts';

export const LoginInput = Fields({
  username: v.pipe(
    v.string(refusal('username_required')),
    v.minLength(1, refusal('username_required')),
    v.maxLength(USERNAME_MAX, refusal('too_long', { max: USERNAME_MAX })),
    Whole,
  ),
  password: v.pipe(
    v.string(refusal('password_required')),
    v.minLength(1, refusal('password_required')),
    v.maxLength(256, refusal('too_long', { max: 256 })),
  ),
  /** A code of the app or a recovery code, where the account has a second factor. */
  code: v.optional(Line(40)),
});
export type LoginInput = v.InferOutput<typeof LoginInput>;

/** The administrator, without the password. */
export const User = v.object({ id: Id, username: v.string() });
export type User = v.InferOutput<typeof User>;

/** The current password, asked for again before a sensitive change. */
const PresentPassword = v.pipe(
  v.string(refusal('password_required')),
  v.minLength(1, refusal('password_required')),
  v.maxLength(256, refusal('too_long', { max: 256 })),
);

/** A password within `passwordLimits`, which ask for length only. */
export const NewPassword = v.pipe(
  v.string(refusal('choose_password')),
  v.minLength(passwordLimits.minCharacters, refusal('too_short', { min: passwordLimits.minCharacters })),
  v.maxLength(passwordLimits.maxBytes, refusal('too_long', { max: passwordLimits.maxBytes })),
  v.maxBytes(passwordLimits.maxBytes, refusal('too_many_bytes', { max: passwordLimits.maxBytes })),
  Whole,
);

/** A change of the administrator's password. */
export const PasswordChange = Fields({ currentPassword: PresentPassword, newPassword: NewPassword });
export type PasswordChange = v.InferOutput<typeof PasswordChange>;

/** An open session, without anything that could be used to sign in. */
export const Session = v.object({
  id: Id,
  startedAt: Timestamp,
  /** To the hour. */
  seenAt: Timestamp,
  /** Browser and system, in a few words. */
  device: v.string(),
  /** The beginning of the address from which it was opened. */
  address: v.string(),
  /** True for the session of this request. */
  present: v.boolean(),
});
export type Session = v.InferOutput<typeof Session>;

/** Ends one session or all of them. Requires the password: somebody else may be using an open session. */
export const SessionEnd = Fields({ password: PresentPassword });
export type SessionEnd = v.InferOutput<typeof SessionEnd>;

/** A code of the app or a recovery code, as typed: blanks and dashes are ignored. */
export const Code = Line(40);

/** State of the second factor, with the number of unused recovery codes. */
export const SecondFactor = v.object({
  active: v.boolean(),
  since: v.nullable(Timestamp),
  recoveryCodesLeft: v.number(),
});
export type SecondFactor = v.InferOutput<typeof SecondFactor>;

/** Requests a secret. Requires the password. */
export const SecondFactorStart = Fields({ password: PresentPassword });
export type SecondFactorStart = v.InferOutput<typeof SecondFactorStart>;

/** Secret for the authenticator app, shown once during set-up. */
export const SecondFactorSecret = v.object({ secret: v.string(), uri: v.string() });
export type SecondFactorSecret = v.InferOutput<typeof SecondFactorSecret>;

/** The first code of the app, which proves that it has the secret. */
export const SecondFactorConfirmation = Fields({ code: Code });
export type SecondFactorConfirmation = v.InferOutput<typeof SecondFactorConfirmation>;

/** Codes for a lost app, shown once. */
export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>;

/** Turns the second factor off. */
export const SecondFactorRemoval = Fields({ password: PresentPassword, code: Code });
export type SecondFactorRemoval = v.InferOutput<typeof SecondFactorRemoval>;
