import * as v from 'valibot';
import { USERNAME_MAX } from './sign-in-limits.ts';
import { Fields, Id, Line, Whole } from './text.ts';

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
