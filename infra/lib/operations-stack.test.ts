import { describe, expect, it } from 'vitest';
import { filterOf, resourcesOf, rightsOf, textOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';

const operations = synthesize().template('operations');
const withSender = synthesize({ notifyEmail: 'info@example.com', sender: 'noreply@shop.example.com' });

const own = (name: string, template = operations) =>
  [...new Set(rightsOf(template, `rombo-${name}`).flatMap(({ Action }) => Action))].sort();

describe('the operations stack', () => {
  it('takes messages and alarms by TLS only', () => {
    const policies = Object.values(resourcesOf(operations, 'AWS::SNS::TopicPolicy'));
    expect(policies).toHaveLength(Object.keys(resourcesOf(operations, 'AWS::SNS::Topic')).length);
    for (const { Properties } of policies)
      expect(Properties.PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      );
  });

  it('is told of new messages only', () => {
    expect(filterOf(operations)).toEqual({ eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: ['CONTACT'] } } } });
  });

  it('mails by SNS without a sender and by SES with one', () => {
    expect(own('notify-contact')).toEqual(['sns:Publish']);
    const template = withSender.template('operations');
    expect(own('notify-contact', template)).toEqual(['ses:SendEmail']);
    const mail = rightsOf(template, 'rombo-notify-contact').find(({ Action }) => Action.includes('ses:SendEmail'));
    const identities = [mail?.Resource].flat().map((resource) => textOf(resource).split('identity/')[1]);
    expect(identities).toEqual(['example.com', 'info@example.com', 'noreply@shop.example.com', 'shop.example.com']);
  });

  it('lets the sweeps delete media and assets, and the check of backups look', () => {
    expect(own('sweep-media')).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      's3:DeleteObject',
      's3:GetObject',
      's3:ListBucket',
      's3:PutObject',
    ]);
    expect(own('sweep-assets')).toEqual(['s3:DeleteObject', 's3:GetObject', 's3:ListBucket']);
    expect(own('check-backups')).toEqual(['dynamodb:DescribeContinuousBackups', 's3:GetBucketVersioning']);
  });

  it('lets the measure of usage look, at no file and at one budget, and write into its own items', () => {
    expect(own('measure-usage')).toEqual([
      'budgets:ViewBudget',
      'dynamodb:DescribeContinuousBackups',
      'dynamodb:PutItem',
      's3:ListBucket',
    ]);
    const rights = rightsOf(operations, 'rombo-measure-usage');
    const of = (action: string) => rights.find(({ Action }) => Action.includes(action));
    expect(textOf(of('budgets:ViewBudget')?.Resource)).toMatch(/:budgets::.*:budget\/rombo-monthly$/);
    expect(of('dynamodb:PutItem')?.Condition).toEqual({
      'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['USAGE'] },
    });
    const withoutBudget = synthesize({ monthlyBudget: '0' }).template('operations');
    expect(own('measure-usage', withoutBudget)).not.toContain('budgets:ViewBudget');
  });

  it('works every day and every minute, and gives up into a queue', () => {
    const rules = Object.values(resourcesOf(operations, 'AWS::Events::Rule')).filter(
      ({ Properties }) => Properties.ScheduleExpression,
    );
    expect(rules.map(({ Properties }) => Properties.ScheduleExpression)).toEqual([
      'cron(30 2 * * ? *)',
      'cron(30 4 * * ? *)',
      'rate(1 minute)',
      'cron(30 3 * * ? *)',
      'cron(30 5 * * ? *)',
    ]);
    for (const { Properties } of rules) expect(Properties.Targets[0].DeadLetterConfig).toBeDefined();
  });

  it('makes the widths of new media, two pictures at a time, and gives up into a queue', () => {
    expect(own('make-pictures').filter((action) => action.startsWith('s3:'))).toEqual([
      's3:GetObject',
      's3:ListBucket',
      's3:PutObject',
    ]);
    const [bucket] = Object.values(resourcesOf(synthesize().template('data'), 'AWS::S3::Bucket')).filter(
      ({ Properties }) => Properties.NotificationConfiguration,
    );
    expect(bucket?.Properties.NotificationConfiguration).toEqual({
      EventBridgeConfiguration: { EventBridgeEnabled: true },
    });
    const [rule] = Object.values(resourcesOf(operations, 'AWS::Events::Rule')).flatMap(
      ({ Properties: { EventPattern } }) => EventPattern ?? [],
    );
    expect(rule).toMatchObject({ source: ['aws.s3'], detail: { object: { key: [{ prefix: 'media/' }] } } });
    const [queue] = Object.values(resourcesOf(operations, 'AWS::SQS::Queue')).filter(
      ({ Properties }) => Properties.RedrivePolicy,
    );
    expect(queue?.Properties.RedrivePolicy.maxReceiveCount).toBe(3);
    const [source] = Object.values(resourcesOf(operations, 'AWS::Lambda::EventSourceMapping')).filter(
      ({ Properties }) => Properties.ScalingConfig,
    );
    expect(source?.Properties).toMatchObject({ BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } });
  });

  it('raises an alarm for failures of API, pages and pictures, slowness, throttles, late or missing work, dead letters and backups, and says where to look', () => {
    const alarms = Object.values(resourcesOf(operations, 'AWS::CloudWatch::Alarm'));
    expect(alarms.map(({ Properties }) => Properties.MetricName).sort()).toEqual([
      '5XXError',
      'ApproximateNumberOfMessagesVisible',
      'ApproximateNumberOfMessagesVisible',
      'ApproximateNumberOfMessagesVisible',
      'ApproximateNumberOfMessagesVisible',
      'ApproximateNumberOfMessagesVisible',
      'ApproximateNumberOfMessagesVisible',
      'ApproximateNumberOfMessagesVisible',
      'Errors',
      'Errors',
      'Errors',
      'Invocations',
      'Invocations',
      'Invocations',
      'IteratorAge',
      'IteratorAge',
      'Latency',
      'PagesFailed',
      'ReadThrottleEvents',
      'Throttles',
      'WriteThrottleEvents',
    ]);
    const ofPages = alarms.filter(({ Properties }) => Properties.AlarmDescription.startsWith('Pages'));
    expect(ofPages.map(({ Properties: { Namespace, Dimensions } }) => [Namespace, Dimensions[0].Value])).toEqual([
      ['rombo', 'render-page'],
      ['AWS/Lambda', 'rombo-render-page'],
    ]);
    for (const { Properties } of alarms) {
      expect(Properties.AlarmDescription).toMatch(/: /);
      expect(Properties.AlarmActions).toHaveLength(1);
      const isCount = Properties.MetricName === 'Invocations';
      expect(Properties.TreatMissingData).toBe(isCount ? 'breaching' : 'notBreaching');
    }
  });

  it('logs requests of the edge without a word about the visitor', () => {
    const [delivery] = Object.values(resourcesOf(withSender.template('edge'), 'AWS::Logs::Delivery'));
    const fields: string[] = delivery?.Properties.RecordFields;
    expect(fields).toEqual(expect.arrayContaining(['cs-uri-stem', 'sc-status', 'x-edge-result-type']));
    expect(fields.filter((field) => /^c-|ip|forwarded|query|\(|asn|country/.test(field))).toEqual([]);
    withSender.template('edge').hasResourceProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  it('asks for the site from outside, unless a password is in front of it', () => {
    const { template } = synthesize({ password: 'parola-di-prova' });
    expect(resourcesOf(template('edge'), 'AWS::Route53::HealthCheck')).toEqual({});
    const [check] = Object.values(resourcesOf(withSender.template('edge'), 'AWS::Route53::HealthCheck'));
    expect(check?.Properties.HealthCheckConfig).toMatchObject({ Type: 'HTTPS', ResourcePath: '/robots.txt' });
    expect(check?.Properties.HealthCheckConfig.Regions).toHaveLength(3);
  });

  it('counts what is throttled at the edge by the log, which has the field', () => {
    const [filter] = Object.values(resourcesOf(withSender.template('edge'), 'AWS::Logs::MetricFilter'));
    expect(filter?.Properties.FilterPattern).toContain('$.sc-status = 429');
  });

  it('watches edge and budget in us-east-1', () => {
    const alarms = Object.values(resourcesOf(withSender.template('edge'), 'AWS::CloudWatch::Alarm'));
    expect(alarms.map(({ Properties }) => Properties.MetricName).sort()).toEqual([
      '4xxErrorRate',
      '5xxErrorRate',
      'EdgeThrottled',
      'HealthCheckStatus',
    ]);
    withSender
      .template('global')
      .hasResourceProperties('AWS::Budgets::Budget', { Budget: { BudgetLimit: { Amount: 10, Unit: 'USD' } } });
  });
});
