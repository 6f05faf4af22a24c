import { readFileSync, writeFileSync } from 'node:fs';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { THROTTLE } from '../stacks/api-stack.ts';
import { reserved } from '../stacks/site-functions.ts';
import { type Item, PRICED_ON, prices } from './prices.ts';
import { resourcesOf } from './resources.ts';
import { synthesize } from './synthesize.ts';

type Amounts = Partial<Record<Item, number>>;
type Site = ReturnType<typeof synthesize>;

const document = 'docs/operations.md';
const section = /(?<=<!-- npm run format -->\n)[\s\S]*?(?=<!-- end -->)/;

export const production = synthesize({
  domain: 'www.example.com',
  hostedZoneId: 'Z123',
  hostedZoneName: 'example.com',
  notifyEmail: 'info@example.com',
});
const staging = synthesize({
  name: 'rombo-staging',
  notifyEmail: 'info@example.com',
  password: 'parola-di-prova',
  monthlyBudget: '0',
});

const MINUTES = 30.4 * 24 * 60;
const MILLION = 1_000_000;
/** Lambda polls a queue by five connections, each of which waits for twenty seconds. */
const POLLS = (MINUTES * 5 * 60) / 20;

const sum = (...all: Amounts[]): Amounts =>
  Object.fromEntries(
    keysOf(prices).flatMap((item) => {
      const amount = all.reduce((total, one) => total + (one[item] ?? 0), 0);
      return amount ? [[item, amount]] : [];
    }),
  );

const priceOf = (item: Item, amount: number, withFree: boolean): number => {
  const { list, free = 0 }: { list: number; free?: number } = prices[item];
  return Math.max(0, amount - (withFree ? free : 0)) * list;
};

/** Dollars for these amounts, at list price or after what is free. */
export const dollars = (amounts: Amounts, withFree: boolean): number =>
  keysOf(prices).reduce((total, item) => total + priceOf(item, amounts[item] ?? 0, withFree), 0);

const all = ({ templates }: Site, type: string) =>
  Object.values(templates).flatMap((one) => Object.values(resourcesOf(one, type)));

/** Calls of a function, by the memory that its template gives it. */
function callsOf(site: Site, name: string, times: number, seconds: number): Amounts {
  const fn = all(site, 'AWS::Lambda::Function').find(({ Properties }) => Properties.FunctionName.endsWith(name));
  const gigabytes = (fn?.Properties.MemorySize ?? Number.NaN) / 1024;
  const traces = fn?.Properties.TracingConfig ? times / MILLION : 0;
  return { calls: times / MILLION, compute: (times * seconds * gigabytes) / 1000, logs: (times * 600) / 1e9, traces };
}

/** A month in which nobody visits and nobody works: what stands there, and what looks every minute. */
export function atRest(site: Site): Amounts {
  const countOf = (type: string) => all(site, type).length;
  const alarms = all(site, 'AWS::CloudWatch::Alarm');
  const metricsOf = (metrics: { MetricStat?: object }[]) => metrics.filter(({ MetricStat }) => MetricStat).length;
  const everyMinute = all(site, 'AWS::Events::Rule').filter(
    ({ Properties }) => Properties.ScheduleExpression === 'rate(1 minute)',
  );
  const queues = all(site, 'AWS::Lambda::EventSourceMapping').filter(({ Properties }) =>
    JSON.stringify(Properties.EventSourceArn).includes('newpictures'),
  );
  const looks = everyMinute.length * MINUTES;
  return sum(callsOf(site, 'publish-products', looks, 0.05), callsOf(site, 'sweep-media', 4 * 30, 5), {
    secrets: countOf('AWS::SecretsManager::Secret'),
    alarmMetrics: alarms.reduce((total, { Properties: { Metrics } }) => total + (Metrics ? metricsOf(Metrics) : 1), 0),
    dashboards: countOf('AWS::CloudWatch::Dashboard'),
    customMetrics: countOf('AWS::Logs::MetricFilter'),
    healthChecks: countOf('AWS::Route53::HealthCheck'),
    zones: countOf('AWS::Route53::RecordSet') > 0 ? 1 : 0,
    queueRequests: (queues.length * POLLS) / MILLION,
    reads: (looks * 0.5) / MILLION,
    stored: 1,
    restorable: 0.01,
  });
}

/** A month of the administrator: 100 saves, 3,000 calls of the panel, 28 products with three new pictures each, 100 messages. */
const work = (site: Site): Amounts =>
  sum(callsOf(site, 'list-admin-products', 3000, 0.06), callsOf(site, 'make-pictures', 84, 4), {
    invalidations: (100 * 4) / 1000,
    apiCalls: 3000 / MILLION,
    reads: (3000 * 25) / MILLION,
    writes: 2000 / MILLION,
    objectWrites: 1000 / MILLION,
    mails: 0.1,
  });

/** A visit is 1.5 documents, 2 calls of the API, 8 pictures and 6 assets, of which the edge answers 99 %. */
export function visited(site: Site, visits: number, kilobytes: number): Amounts {
  const requests = visits * (1.5 + 2 + 8 + 6);
  const [pages, calls] = [visits * 1.5 * 0.01, visits * 2 * 0.01];
  return sum(
    atRest(site),
    work(site),
    callsOf(site, 'render-page', pages, 0.08),
    callsOf(site, 'list-products', calls, 0.06),
    {
      edgeRequests: requests / MILLION,
      edgeFunctions: (requests + visits * 1.5) / MILLION,
      traffic: (visits * kilobytes) / MILLION,
      edgeLog: (requests * 250) / 1e9,
      apiCalls: calls / MILLION,
      reads: ((pages + calls) * 25) / MILLION,
      objectReads: (visits * 14 * 0.01) / MILLION,
    },
  );
}

const SECONDS = MINUTES * 60;

/** Cost of a flood at its limit, at list price: the resource that it reaches and the limit. */
function floods(site: Site): [reached: string, limit: string, amounts: Amounts][] {
  // Traces are kept of one call in twenty.
  const sampled = (amounts: Amounts): Amounts => ({ ...amounts, traces: (amounts.traces ?? 0) / 20 });
  const atEdge = (requests: number, functions: number): Amounts => ({
    edgeRequests: requests / MILLION,
    edgeFunctions: (requests * functions) / MILLION,
    edgeLog: (requests * 250) / 1e9,
  });
  const [pages, pictures] = [(SECONDS * reserved['render-page']) / 0.08, (SECONDS * reserved['transform-image']) / 0.4];
  const calls = SECONDS * THROTTLE.rateLimit;
  return [
    [
      'copies at the edge',
      'nothing; here 100 a second of 20 kB',
      sum(atEdge(calls, 1.1), { traffic: (calls * 20) / MILLION }),
    ],
    [
      'pages: names of products that are none, cookies in the shape of a session',
      `${reserved['render-page']} at once`,
      sum(atEdge(pages, 2), sampled(callsOf(site, 'render-page', pages, 0.08)), { reads: (pages * 0.5) / MILLION }),
    ],
    [
      'pictures in widths that are not stored',
      `${reserved['transform-image']} at once`,
      sum(atEdge(pictures, 1), sampled(callsOf(site, 'transform-image', pictures, 0.4))),
    ],
    [
      'the API, by the same',
      `${THROTTLE.rateLimit} a second`,
      sum(atEdge(calls, 1), sampled(callsOf(site, 'list-products', calls, 0.06)), {
        apiCalls: calls / MILLION,
        reads: (calls * 25) / MILLION,
      }),
    ],
  ];
}

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const money = (amount: number) => amount.toFixed(2);
const short = (amount: number) => String(Number(amount.toPrecision(2)));

/** The section on costs: totals, then what they are made of. */
export function drawCosts(): string {
  const both = (amounts: Amounts) => [money(dollars(amounts, true)), money(dollars(amounts, false))];
  const rest = atRest(production);
  const second = dollars(sum(rest, atRest(staging)), true) - dollars(rest, true);
  const shown = visited(production, 100_000, 1000);
  const priceIn = (item: Item, withFree: boolean) => priceOf(item, shown[item] ?? 0, withFree);
  const items = keysOf(prices).filter((item) => priceIn(item, false) >= 0.05);
  const remainder = (withFree: boolean) =>
    dollars(shown, withFree) - items.reduce((sum, item) => sum + priceIn(item, withFree), 0);
  return [
    `Prices of ${PRICED_ON}.`,
    '',
    row('', '500 kB a visit, after free tiers', 'at list price', '1 MB, after free tiers', 'at list price'),
    row('---', '---', '---', '---', '---'),
    row('at rest', ...both(rest), ...both(rest)),
    ...[10_000, 100_000, 1_000_000].map((visits) =>
      row(
        `${visits.toLocaleString('en')} visits`,
        ...[500, 1000].flatMap((size) => both(visited(production, visits, size))),
      ),
    ),
    row(
      'staging in the same account, at rest',
      ...[0, 1].flatMap(() => [money(second), money(dollars(atRest(staging), false))]),
    ),
    '',
    row('at 100,000 visits of 1 MB', 'amount', 'list price', 'free', 'dollars after free tiers', 'at list price'),
    row('---', '---', '---', '---', '---', '---'),
    ...items.map((item) => {
      const { label, unit, list, free }: { label: string; unit: string; list: number; free?: number } = prices[item];
      const amount = `${short(shown[item] ?? 0)} ${unit}`.trim();
      return row(label, amount, list, free ?? '', money(priceIn(item, true)), money(priceIn(item, false)));
    }),
    row('everything else', '', '', '', money(remainder(true)), money(remainder(false))),
    '',
    row('a flood reaches', 'limit', 'dollars a day', 'a month'),
    row('---', '---', '---', '---'),
    ...floods(production).map(([reached, limit, amounts]) => {
      const month = dollars(amounts, false);
      return row(reached, limit, Math.round((month * 24 * 3600) / SECONDS), Math.round(month));
    }),
    '',
  ].join('\n');
}

/** Replaces the section in `docs/operations.md`. */
export const withCosts = (text: string, costs: string): string => text.replace(section, () => costs);

/** Writes that section. */
export const writeCosts = (): void => writeFileSync(document, withCosts(readFileSync(document, 'utf8'), drawCosts()));
