import * as v from 'valibot';
import { PresentPassword } from './password.ts';
import { Fields, Id, Timestamp } from './text.ts';

/** An open session, as its owner may know it: nothing of it opens anything. */
export const Session = v.object({
  id: Id,
  startedAt: Timestamp,
  /** To the hour. */
  seenAt: Timestamp,
  /** Browser and system, in a few words. */
  device: v.string(),
  /** The beginning of the address from which it was opened. */
  address: v.string(),
  /** True for the session that asks. */
  present: v.boolean(),
});
export type Session = v.InferOutput<typeof Session>;

/** Ends one session or all of them: for who knows the password, since somebody else may be sitting at an open one. */
export const SessionEnd = Fields({ password: PresentPassword });
export type SessionEnd = v.InferOutput<typeof SessionEnd>;
