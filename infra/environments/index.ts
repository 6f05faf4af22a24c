import type { Environment } from '../config.ts';
import { production } from './production.ts';
import { staging } from './staging.ts';

/** The environments that can be deployed, by the name that a command takes. */
export const environments: Record<string, Environment> = { production, staging };
