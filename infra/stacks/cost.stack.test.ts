import { expect, it } from 'vitest';
import { propertiesOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';

/** Unit prices in dollars (list price of eu-south-1, or of CloudFront in Europe, on 2026-11-22) and the monthly always-free tier. */
const prices = {
  secrets: { list: 0.4, free: 0 },
  alarmMetrics: { list: 0.1, free: 10 },
  dashboards: { list: 3, free: 3 },
  customMetrics: { list: 0.3, free: 10 },
  healthChecks: { list: 1.5, free: 0 },
  zones: { list: 0.5, free: 0 },
  millionCalls: { list: 0.2, free: 1 },
  thousandGigabyteSeconds: { list: 0.0133, free: 400 },
  millionQueueRequests: { list: 0.4, free: 1 },
  millionReads: { list: 0.3, free: 0 },
  storedGigabytes: { list: 0.025, free: 0 },
  restorableGigabytes: { list: 0.24, free: 0 },
};
type Amounts = Record<keyof typeof prices, number>;

const dollars = (amounts: Amounts, withFree: boolean): number =>
  Object.entries(prices).reduce((total, [item, { list, free }]) => {
    const amount = amounts[item as keyof Amounts] - (withFree ? free : 0);
    return total + Math.max(0, amount) * list;
  }, 0);

const MINUTES = 30.4 * 24 * 60;
/** Lambda polls a queue with five connections and a wait time of 20 seconds. */
const POLLS = (MINUTES * 5 * 60) / 20;

/** Usage of a month without visits or edits: existing resources, and jobs that run every minute. */
function atRest({ templates }: ReturnType<typeof synthesize>): Amounts {
  const all = (type: string) => Object.values(templates).flatMap((one) => propertiesOf(one, type));
  const everyMinute = all('AWS::Events::Rule').filter((rule) => rule.ScheduleExpression === 'rate(1 minute)');
  const queues = all('AWS::Lambda::EventSourceMapping').filter(({ EventSourceArn }) =>
    JSON.stringify(EventSourceArn).includes('newpictures'),
  );
  const metricsOf = (metrics: { MetricStat?: object }[]) => metrics.filter(({ MetricStat }) => MetricStat).length;
  const runs = everyMinute.length * MINUTES;
  return {
    secrets: all('AWS::SecretsManager::Secret').length,
    alarmMetrics: all('AWS::CloudWatch::Alarm').reduce(
      (total, { Metrics }) => total + (Metrics ? metricsOf(Metrics) : 1),
      0,
    ),
    dashboards: all('AWS::CloudWatch::Dashboard').length,
    customMetrics: all('AWS::Logs::MetricFilter').length,
    healthChecks: all('AWS::Route53::HealthCheck').length,
    zones: all('AWS::Route53::RecordSet').length > 0 ? 1 : 0,
    millionCalls: runs / 1e6,
    // 0.25 GB for 50 ms.
    thousandGigabyteSeconds: (runs * 0.05 * 0.25) / 1000,
    millionQueueRequests: (queues.length * POLLS) / 1e6,
    millionReads: (runs * 0.5) / 1e6,
    storedGigabytes: 1,
    restorableGigabytes: 0.01,
  };
}

it('the cost of a month at rest is at most 1.20 dollars with the free tiers and 4.50 at list price, including the zone of the domain', () => {
  const zone = { domain: 'www.example.com', hostedZoneId: 'Z123', hostedZoneName: 'example.com' };
  const amounts = atRest(synthesize({ ...zone, notifyEmail: 'info@example.com' }));
  expect(amounts).toMatchObject({ zones: 1, secrets: 1, customMetrics: 1 });
  expect(dollars(amounts, true)).toBeLessThanOrEqual(1.2);
  expect(dollars(amounts, false)).toBeLessThanOrEqual(4.5);
});
