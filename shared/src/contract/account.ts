import * as v from 'valibot';
import { refusal } from './issues.ts';
import { passwordLimits, USERNAME_MAX } from './limits.ts';
import { Fields, Id, Line, Timestamp, WellFormed } from './text.ts';

const Password = v.pipe(
  v.string(refusal('password_required')),
  v.minLength(1, refusal('password_required')),
  v.maxLength(256, refusal('too_long', { max: 256 })),
);

/** A code of the app or a recovery code, as typed: spaces and dashes are ignored. */
export const Code = Line(40);

export const LoginInput = Fields({
  username: v.pipe(
    v.string(refusal('username_required')),
    v.minLength(1, refusal('username_required')),
    v.maxLength(USERNAME_MAX, refusal('too_long', { max: USERNAME_MAX })),
    WellFormed,
  ),
  password: Password,
  code: v.optional(Code),
  /** True to keep the session open on this device while it is used. */
  remember: v.optional(v.boolean(refusal('flag')), false),
});
export type LoginInput = v.InferOutput<typeof LoginInput>;

/** Asks for a link to choose a new password. */
export const PasswordResetRequest = Fields({ username: LoginInput.entries.username });

/** The same for every name. `byMail` is false if the site cannot send mail. */
export const PasswordResetReceipt = v.object({ byMail: v.boolean() });

export const User = v.object({ id: Id, username: v.string() });
export type User = v.InferOutput<typeof User>;

/** A password within `passwordLimits`, which require length only. */
export const NewPassword = v.pipe(
  v.string(refusal('choose_password')),
  v.minLength(passwordLimits.minCharacters, refusal('too_short', { min: passwordLimits.minCharacters })),
  v.maxLength(passwordLimits.maxBytes, refusal('too_long', { max: passwordLimits.maxBytes })),
  v.maxBytes(passwordLimits.maxBytes, refusal('too_many_bytes', { max: passwordLimits.maxBytes })),
  WellFormed,
);

export const PasswordChange = Fields({ currentPassword: Password, newPassword: NewPassword, code: v.optional(Code) });

/** A new password, chosen through a mailed link. */
export const PasswordReset = Fields({ password: NewPassword, code: v.optional(Code) });

export const Session = v.object({
  id: Id,
  startedAt: Timestamp,
  /** Rounded down to the hour. */
  seenAt: Timestamp,
  device: v.string(),
  address: v.string(),
  present: v.boolean(),
  remembered: v.boolean(),
});
export type Session = v.InferOutput<typeof Session>;

/** Confirms a sensitive action, because an intruder may be using an open session. A remembered session also requires a code. */
export const PasswordConfirmation = Fields({ password: Password, code: v.optional(Code) });
export type PasswordConfirmation = v.InferOutput<typeof PasswordConfirmation>;

export const SecondFactor = v.object({
  active: v.boolean(),
  since: v.nullable(Timestamp),
  recoveryCodesLeft: v.number(),
});
export type SecondFactor = v.InferOutput<typeof SecondFactor>;

/** Secret for the authenticator app, shown once during set-up. */
export const SecondFactorSecret = v.object({ secret: v.string(), uri: v.string() });
export type SecondFactorSecret = v.InferOutput<typeof SecondFactorSecret>;

/** The app's first code, which proves that the app has the secret. */
export const SecondFactorConfirmation = Fields({ code: Code });

/** Codes for a lost app, shown once. */
export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

export const SecondFactorRemoval = Fields({ password: Password, code: Code });
