import { newsStore } from '../data/news.ts';
import { productStore } from '../data/products.ts';
import { publishDue } from '../data/publications.ts';

/** Publishes due drafts. Called every minute; the table's stream then purges the edge. */
export const handler = (): Promise<void> => publishDue({ product: productStore, news: newsStore });
