import type { Environment } from '../config.ts';

/** Test site for releases, in the same account as production and behind a password. */
export const staging: Environment = {
  name: 'rombo-staging',
  region: 'eu-south-1',
  monthlyBudget: 0,
  fromVariables: ['notifyEmail', 'password'],
};
