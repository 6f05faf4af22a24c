import { publishDue } from '../data/publications.ts';
import { publishedStores } from '../data/stores.ts';

/** Publishes due drafts. Called every minute; the table's stream then purges the edge. */
export const handler = (): Promise<void> => publishDue(publishedStores);
