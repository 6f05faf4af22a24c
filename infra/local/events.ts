import { ARCHIVE_REQUESTS } from '@rombo/functions/backup/archives';
import { type TableWatcher, tableWatchers } from '../stacks/table-watchers.ts';
import { createInvoker } from './gateway/invoke.ts';
import { createDelivery, type Listener } from './stream.ts';

/** First delay and interval of the daily work, in milliseconds. */
const FIRST_SWEEP_MS = 10_000;
const SWEEP_INTERVAL_MS = 24 * 60 * 60 * 1000;
/** Interval for publishing scheduled drafts and for counting visits, which is daily on AWS, in milliseconds. */
const FREQUENT_INTERVAL_MS = 30_000;
const TIMEOUT = 300_000;

interface EventsOptions {
  dist: string;
  listenToChanges: (listener: Listener) => void;
  log: (line: string) => void;
}

/** Invokes functions on table changes and on schedule, as AWS does. */
export function startEvents({ dist, listenToChanges, log }: EventsOptions) {
  const invoke = createInvoker({ dist, timeout: TIMEOUT });
  const call = async (name: string, event: object): Promise<unknown> => {
    try {
      return await invoke(name, event);
    } catch (error) {
      log(String(error));
      throw error;
    }
  };

  const watchers = Object.entries<TableWatcher>(tableWatchers);
  const deliveries = watchers.map(([name, watcher]) => createDelivery({ watcher, call: (event) => call(name, event) }));
  listenToChanges({
    partitions: new Set(watchers.flatMap(([, { partitions }]) => partitions)),
    onChanges: (changes) => {
      for (const { push } of deliveries) push(changes);
    },
  });

  let sweeping: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    const isOver = call('sweep-media', {}).catch(() => {});
    sweeping = isOver.then(() => call('measure-usage', {})).catch(() => {});
    timer = setTimeout(daily, SWEEP_INTERVAL_MS).unref();
  };
  // Not at the start: the first archive is made after a day.
  const daily = () => {
    sweep();
    void call('make-archive', { 'detail-type': 'Scheduled Event' }).catch(() => {});
  };
  let timer = setTimeout(sweep, FIRST_SWEEP_MS).unref();

  let frequent: Promise<unknown> = Promise.resolve();
  const frequently = setInterval(() => {
    const jobs = [call('publish-products', {}), call('count-visits', { today: true })];
    frequent = Promise.allSettled(jobs);
  }, FREQUENT_INTERVAL_MS).unref();

  let archiving: Promise<unknown> = Promise.resolve();
  return {
    /** Notes that a function stored an object. */
    stored: (key: string) => {
      if (!key.startsWith(ARCHIVE_REQUESTS)) return;
      const event = { 'detail-type': 'Object Created', time: new Date().toISOString(), detail: { object: { key } } };
      archiving = call('make-archive', event).catch(() => {});
    },
    /** Waits until all changes so far are delivered and the edge is purged. */
    settled: async () => {
      await Promise.all(deliveries.map(({ settled }) => settled()));
    },
    stop: async () => {
      clearTimeout(timer);
      clearInterval(frequently);
      await Promise.all([sweeping, frequent, archiving, ...deliveries.map(({ stop }) => stop())]);
    },
  };
}
