import * as v from 'valibot';
import { passwordLimits } from './sign-in-limits.ts';
import { Fields, Whole } from './text.ts';

/** A password as it is asked for once more before something that matters. */
export const PresentPassword = v.pipe(
  v.string('Password richiesta'),
  v.minLength(1, 'Password richiesta'),
  v.maxLength(256, 'Al massimo 256 caratteri'),
);

/** A password that keeps `passwordLimits`: long rather than odd. */
export const NewPassword = v.pipe(
  v.string('Scegli una password'),
  v.minLength(passwordLimits.minCharacters, `Almeno ${passwordLimits.minCharacters} caratteri`),
  v.maxLength(passwordLimits.maxBytes, `Al massimo ${passwordLimits.maxBytes} caratteri`),
  v.maxBytes(
    passwordLimits.maxBytes,
    `Al massimo ${passwordLimits.maxBytes} byte: accenti e simboli contano per due o più`,
  ),
  Whole,
);

/** A change of the administrator's password. */
export const PasswordChange = Fields({ currentPassword: PresentPassword, newPassword: NewPassword });
export type PasswordChange = v.InferOutput<typeof PasswordChange>;
