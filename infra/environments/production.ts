import type { Environment } from '../config.ts';

export const production: Environment = {
  name: 'rombo',
  region: 'eu-south-1',
  monthlyBudget: 10,
  fromVariables: ['notifyEmail'],
};
