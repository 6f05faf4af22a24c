import { kinds, listedKinds } from '@rombo/shared/contract/kinds';
import { variantsOf } from '@rombo/shared/contract/picture';
import { Duration, Stack } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { describe, expect, it } from 'vitest';
import { filtersOf, propertiesOf, resourcesOf, rightsOf, statementsOf, textOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';
import type { BundleFunction } from './bundle-function.ts';
import { onSchedule } from './event-sources.ts';

const operations = synthesize().template('operations');
const withSender = synthesize({ notifyEmail: 'info@example.com', sender: 'noreply@shop.example.com' });

const edgeOf = (choices: Record<string, string>) => synthesize(choices).template('edge');

/** The actions that a function may call, by service. */
function own(name: string, template = operations): Record<string, string> {
  const actions = rightsOf(template, `rombo-${name}`).flatMap(({ Action }) => Action);
  const found: Record<string, string> = {};
  for (const [service = '', action] of [...new Set(actions)].sort().map((one) => one.split(':')))
    found[service] = found[service] ? `${found[service]} ${action}` : `${action}`;
  return found;
}

describe('the operations stack', () => {
  it('refuses a sixth function of a schedule, which EventBridge would refuse', () => {
    const six = Array.from({ length: 6 }, () => ({}) as BundleFunction);
    const options = { schedule: Schedule.rate(Duration.days(1)), timesPerDay: 1, retryAttempts: 0 };
    expect(() => onSchedule(new Stack(), 'daily', six, options)).toThrow('at most 5 targets');
  });

  it('sends e-mail through SNS without a sender and through SES with one', () => {
    expect(own('notify-contact')).toEqual({ dynamodb: 'GetItem', sns: 'Publish' });
    const template = withSender.template('operations');
    expect(own('notify-contact', template)).toEqual({ dynamodb: 'GetItem UpdateItem', ses: 'SendEmail' });
    const mail = rightsOf(template, 'rombo-notify-contact').find(({ Action }) => Action.includes('ses:SendEmail'));
    const identities = [mail?.Resource].flat().map((resource) => textOf(resource).split('identity/')[1]);
    expect(identities).toEqual(['example.com', 'info@example.com', 'noreply@shop.example.com', 'shop.example.com']);
  });

  it('allows the sweeps to delete media and assets', () => {
    expect(own('sweep-media')).toEqual({
      dynamodb: 'BatchGetItem DeleteItem GetItem PutItem Query UpdateItem',
      s3: 'DeleteObject GetObject ListBucket PutObject',
    });
    expect(own('sweep-assets')).toEqual({ s3: 'DeleteObject GetObject ListBucket' });
  });

  it('allows the usage measurement to list and read files, read one budget and write its own items', () => {
    expect(own('measure-usage')).toEqual({
      budgets: 'ViewBudget',
      dynamodb: 'DescribeContinuousBackups GetItem PutItem',
      s3: 'GetBucketVersioning GetObject ListBucket',
    });
    const rights = rightsOf(operations, 'rombo-measure-usage');
    const of = (action: string) => rights.find(({ Action }) => Action.includes(action));
    expect(textOf(of('budgets:ViewBudget')?.Resource)).toMatch(/:budgets::.*:budget\/rombo-monthly$/);
    expect(of('dynamodb:PutItem')?.Condition).toEqual({
      'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['USAGE'] },
    });
    const withoutBudget = synthesize({ monthlyBudget: '0' }).template('operations');
    expect(own('measure-usage', withoutBudget)).not.toHaveProperty('budgets');
  });

  it('allows archives to read every item and file, and to write only archives', () => {
    expect(own('make-archive')).toEqual({ dynamodb: 'Scan', s3: 'DeleteObject GetObject ListBucket PutObject' });
    const rights = rightsOf(operations, 'rombo-make-archive');
    const put = rights.filter(({ Action }) => Action.includes('s3:PutObject'));
    expect(put.map(({ Resource }) => textOf(Resource).endsWith('/archives/*'))).toEqual([true]);
  });

  it('runs daily and every minute, with one dead-letter queue; the only other queue is for pictures', () => {
    const rules = propertiesOf(operations, 'AWS::Events::Rule').filter(({ ScheduleExpression }) => ScheduleExpression);
    expect(rules.map(({ ScheduleExpression }) => ScheduleExpression)).toEqual(['cron(30 2 * * ? *)', 'rate(1 minute)']);
    const targets = rules.flatMap(({ Targets }) => Targets);
    expect(targets).toHaveLength(6);
    operations.resourceCountIs('AWS::SQS::Queue', 2);
    for (const target of targets) expect(target.DeadLetterConfig).toBeDefined();
  });

  it('creates the widths of new pictures, two at a time, with a dead-letter queue', () => {
    expect(own('make-pictures').s3).toBe('DeleteObject GetObject ListBucket PutObject');
    expect(JSON.stringify(synthesize().template('data').toJSON())).toContain('"EventBridgeEnabled":true');
    const [rule] = propertiesOf(operations, 'AWS::Events::Rule').flatMap(({ EventPattern }) => EventPattern ?? []);
    expect(rule.source).toEqual(['aws.s3']);
    const others: string[] = rule.detail.object.key[0]['anything-but'].wildcard;
    const wakes = (key: string) =>
      !others.some((one) => new RegExp(`^${one.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(key));
    const original = 'media/products/0b7e/5f1c-c0ffee.webp';
    expect([original, 'media/slides/0b7e/5f1c-c0ffee-3x5.jpg'].map(wakes)).toEqual([true, true]);
    const silent = [
      ...variantsOf(original),
      'media/products/0b7e/5f1c.pdf',
      `trash/${original}`,
      'uploads/slide-image/a.jpg',
      'archives/2026-11-27.tar',
      'archive-requests/1',
    ];
    expect(silent.filter(wakes)).toEqual([]);
    const queue = propertiesOf(operations, 'AWS::SQS::Queue').find(({ RedrivePolicy }) => RedrivePolicy);
    expect(queue?.RedrivePolicy.maxReceiveCount).toBe(3);
    const sources = propertiesOf(operations, 'AWS::Lambda::EventSourceMapping');
    expect(sources.find(({ ScalingConfig }) => ScalingConfig)).toMatchObject({
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: 2 },
    });
  });

  it('has alarms on at most the ten free metrics, and says where to look', () => {
    const stacks = [operations, synthesize().template('edge')];
    const alarms = stacks.flatMap((of) => propertiesOf(of, 'AWS::CloudWatch::Alarm'));
    const metricsOf = ({ MetricName, Metrics = [] }: (typeof alarms)[number]): string[] =>
      [
        MetricName,
        ...Metrics.map((one: { MetricStat?: { Metric: { MetricName: string } } }) => one.MetricStat?.Metric.MetricName),
      ].filter(Boolean);
    expect(alarms.map(metricsOf)).toEqual([
      ['5XXError'],
      ['PagesFailed'],
      ['Errors'],
      ['Throttles'],
      ['IteratorAge'],
      ['Invocations', 'Invocations'],
      ['ApproximateNumberOfMessagesVisible'],
      ['5xxErrorRate'],
      ['EdgeRefused'],
    ]);
    expect(alarms.flatMap(metricsOf).length).toBeLessThanOrEqual(10);
    for (const { AlarmDescription, AlarmActions, TreatMissingData, Metrics } of alarms) {
      expect(AlarmDescription).toMatch(/: /);
      expect(AlarmActions).toHaveLength(1);
      expect(TreatMissingData).toBe(Metrics ? 'breaching' : 'notBreaching');
    }
  });

  it('has an alarm for missed runs of the daily jobs and the publication of drafts', () => {
    expect(JSON.stringify(operations.toJSON())).toContain('IF((FILL(m0, 0) < 5) OR (FILL(m1, 0) < 1296), 1, 0)');
  });

  it('purges the edge when public data changes, with no other permission', () => {
    const [mapping] = propertiesOf(operations, 'AWS::Lambda::EventSourceMapping');
    const ofKinds = listedKinds.map((kind) => kinds[kind].partition);
    const shown = [...ofKinds, 'SETTING', 'PRODUCT_ORDER', 'TRASH', 'HIDDEN_FILES'];
    expect(filtersOf(operations)[0]).toEqual({ dynamodb: { Keys: { pk: { S: shown } } } });
    expect(mapping).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumBatchingWindowInSeconds: 5,
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    });
    expect(own('purge-cache')).toEqual({ cloudfront: 'CreateInvalidation' });
  });

  it('mails one message per invocation, so that a timeout repeats no other', () => {
    const mappings = propertiesOf(operations, 'AWS::Lambda::EventSourceMapping');
    const mapping = mappings.find(({ FilterCriteria }) => JSON.stringify(FilterCriteria).includes('CONTACT'));
    expect(mapping?.BatchSize).toBe(1);
  });

  it('logs edge requests for a week without addresses and cookies, with the fields that visits are counted from', () => {
    const [delivery] = propertiesOf(withSender.template('edge'), 'AWS::Logs::Delivery');
    const fields: string[] = delivery.RecordFields;
    expect(fields).toEqual(expect.arrayContaining(['cs-uri-stem', 'sc-status', 'x-edge-result-type']));
    const counted = ['c-country', 'cs(Referer)', 'cs(User-Agent)', 'cs-uri-query'];
    expect(
      fields.filter((field) => /^c-|ip|port|forwarded|query|\(|asn|country|request-id/.test(field)).sort(),
    ).toEqual(counted);
    withSender.template('edge').hasResourceProperties('AWS::Logs::LogGroup', { RetentionInDays: 7 });
  });

  it('allows the count of visits to read the log of requests and the catalogue, and to write its own items', () => {
    expect(own('count-visits')).toEqual({ dynamodb: 'GetItem PutItem Query' });
    const roles = Object.values(resourcesOf(operations, 'AWS::IAM::Role')).flatMap(statementsOf);
    const [statement, ...others] = roles.filter(({ Action }) => Action === 'logs:FilterLogEvents');
    expect(others).toEqual([]);
    expect(textOf(statement?.Resource)).toMatch(/:logs:us-east-1:.*:log-group:\/aws\/vendedlogs\/rombo-edge:\*$/);
    const put = rightsOf(operations, 'rombo-count-visits').find(({ Action }) => Action.includes('dynamodb:PutItem'));
    expect(put?.Condition).toEqual({ 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['VISITS'] } });
  });

  it('checks the site from outside if configured', () => {
    expect(propertiesOf(edgeOf({}), 'AWS::Route53::HealthCheck')).toEqual([]);
    const [check] = propertiesOf(edgeOf({ healthCheck: 'true' }), 'AWS::Route53::HealthCheck');
    expect(check.HealthCheckConfig).toMatchObject({ Type: 'HTTPS', ResourcePath: '/robots.txt' });
    expect(check.HealthCheckConfig.Regions).toHaveLength(3);
    expect(() => synthesize({ healthCheck: 'true', password: 'parola-di-prova' })).toThrow('cannot send a password');
  });

  it('counts 429, missing assets and 403 of the API at the edge, but not those of scans, nor the 401 of staging', () => {
    const [{ FilterPattern }] = propertiesOf(withSender.template('edge'), 'AWS::Logs::MetricFilter');
    expect(FilterPattern.match(/\d{3}/g)).toEqual(['429', '429', '403', '403', '404', '404']);
    expect(FilterPattern).toContain('"403")) && ($.cs-uri-stem = "/api/*"))');
    expect(FilterPattern).toContain('"404")) && ($.cs-uri-stem = "/assets/*"))');
  });

  it('tags everything with its site, and the budget filters by that tag', () => {
    const { names, tags } = synthesize({ name: 'prova' });
    for (const stack of names) expect([stack, tags[stack]]).toEqual([stack, { site: 'prova' }]);
    withSender.template('global').hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 10, Unit: 'USD' }, CostFilters: { TagKeyValue: ['user:site$rombo'] } },
    });
  });
});
