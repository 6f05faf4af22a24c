import { passwordLimits } from '@rombo/shared/contract/limits';
import { runHashJob } from './run-hash-job.ts';

const COST = 12;

/** A hash that matches no password, compared for unknown users so that they take as long as known ones. */
const DECOY = '$2b$12$e4b3IQPjR8/a1l5pp9Wwg.d8Enggz5ij/IJkOqbbAVc.8O6SkswHW';

/** The bcrypt hash of a password, as it is stored. */
export const hashPassword = (password: string): Promise<string> => runHashJob({ password, cost: COST });

/** Compares a password with a stored hash; without one it takes as long and fails. So does a password over bcrypt's 72 bytes. */
export const matchesHash = async (password: string, hash = DECOY): Promise<boolean> =>
  (await runHashJob<boolean>({ password, hash })) && Buffer.byteLength(password) <= passwordLimits.maxBytes;
