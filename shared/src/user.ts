import * as v from 'valibot';
import { Fields, Id, Line, Whole } from './text.ts';

/** bcrypt reads 72 bytes of a password and no more; a new one has at least 12 characters. */
export const passwordLimits = { minCharacters: 12, maxBytes: 72 } as const;

export const USERNAME_MAX = 64;

/** Failed sign-ins that an account and an address have in `minutes` minutes before 429. */
export const loginLimits = { failures: 5, minutes: 15 } as const;

/** Failed sign-ins that an address has over all accounts. */
export const addressLimits = { failures: 30, minutes: 15 } as const;

/** Failed sign-ins that an account has over all addresses; browsers that signed in to it before are exempt. */
export const accountLimits = { failures: 100, minutes: 60 } as const;

/** Lifetime of the device cookie of a browser that signed in, in seconds: a year. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** Lifetime of a session, in seconds: 12 hours. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** When a session ends that nobody uses, in seconds: two hours after it was last marked as used, which it is once an hour. */
export const IDLE_SECONDS = 2 * 60 * 60;

export const LoginInput = Fields({
  username: v.pipe(
    v.string('Username richiesto'),
    v.minLength(1, 'Username richiesto'),
    v.maxLength(USERNAME_MAX, `Al massimo ${USERNAME_MAX} caratteri`),
    Whole,
  ),
  password: v.pipe(
    v.string('Password richiesta'),
    v.minLength(1, 'Password richiesta'),
    v.maxLength(256, 'Al massimo 256 caratteri'),
  ),
  /** A code of the app or a recovery code, where the account has a second factor. */
  code: v.optional(Line(40)),
});
export type LoginInput = v.InferOutput<typeof LoginInput>;

/** The administrator, without the password. */
export const User = v.object({ id: Id, username: v.string() });
export type User = v.InferOutput<typeof User>;
