import type { Environment } from '../config.ts';

/** A site to try releases on, beside production in the same account and behind a password. */
export const staging: Environment = {
  name: 'rombo-staging',
  region: 'eu-south-1',
  monthlyBudget: 0,
  fromVariables: ['notifyEmail', 'password'],
};
