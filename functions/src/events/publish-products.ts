import { publishDue } from '../data/publications.ts';

/** Publishes the drafts whose time has come. Called every minute; the table's stream then purges the edge. */
export const handler = (): Promise<void> => publishDue();
