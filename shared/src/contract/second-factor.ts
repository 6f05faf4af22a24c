import * as v from 'valibot';
import { PresentPassword } from './password.ts';
import { Fields, Line, Timestamp } from './text.ts';

/** A code of the app, or a recovery code, as somebody types it: blanks and dashes do not count. */
export const Code = Line(40);

/** State of the second factor, with the number of unused recovery codes. */
export const SecondFactor = v.object({
  active: v.boolean(),
  since: v.nullable(Timestamp),
  recoveryCodesLeft: v.number(),
});
export type SecondFactor = v.InferOutput<typeof SecondFactor>;

/** Asks for a secret: by who knows the password. */
export const SecondFactorStart = Fields({ password: PresentPassword });
export type SecondFactorStart = v.InferOutput<typeof SecondFactorStart>;

/** Secret for the authenticator app, shown once during set-up. */
export const SecondFactorSecret = v.object({ secret: v.string(), uri: v.string() });
export type SecondFactorSecret = v.InferOutput<typeof SecondFactorSecret>;

/** The first code of the app, which shows that it has the secret. */
export const SecondFactorConfirmation = Fields({ code: Code });
export type SecondFactorConfirmation = v.InferOutput<typeof SecondFactorConfirmation>;

/** The codes for who has lost the app: shown once. */
export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>;

/** Turns the second factor off. */
export const SecondFactorRemoval = Fields({ password: PresentPassword, code: Code });
export type SecondFactorRemoval = v.InferOutput<typeof SecondFactorRemoval>;
