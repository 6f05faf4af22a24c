import { newsStore } from '../data/news.ts';
import { productStore } from '../data/products.ts';
import { publishDue } from '../data/publications.ts';
import { applyPlannedMaintenance } from '../data/settings.ts';

/** Publishes due drafts, and begins and ends planned maintenance. Called every minute; the table's stream then purges the edge. */
export async function handler(): Promise<void> {
  // The jobs are independent, but a failure of either raises the alarm.
  const jobs = [applyPlannedMaintenance(), publishDue({ product: productStore, news: newsStore })];
  for (const job of await Promise.allSettled(jobs)) if (job.status === 'rejected') throw job.reason;
}
