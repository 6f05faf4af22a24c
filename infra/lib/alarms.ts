import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { apiMetric, functionErrors, pagesFailed } from './metrics.ts';

/** Half a second more than the functions' own deadline: slower than this is no visitor's answer. */
const SLOW = 3000;
const FIVE_MINUTES = Duration.minutes(5);

/** An alarm that tells `topic` both when it begins and when it is over; silence is no alarm. */
export function alarm(scope: Construct, id: string, topic: Topic, metric: IMetric, props: Partial<AlarmProps>): void {
  const action = new SnsAction(topic);
  const made = new Alarm(scope, id, {
    metric,
    threshold: 1,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    ...props,
  });
  made.addAlarmAction(action);
  made.addOkAction(action);
}

interface Watched {
  /** The name of the site, which is the namespace of what its functions count. */
  site: string;
  api: RestApi;
  table: Table;
  /** Functions that work every day. */
  daily: LambdaFunction[];
  /** Functions that changes of the table wake. */
  watchers: LambdaFunction[];
  backups: LambdaFunction;
  deadLetters: Queue[];
}

/** Alarms that mean that somebody should look: each says in its description where. */
export function addAlarms(
  scope: Construct,
  topic: Topic,
  { site, api, table, daily, watchers, backups, deadLetters }: Watched,
): void {
  const sum = { statistic: Stats.SUM, period: FIVE_MINUTES };
  alarm(scope, 'api-failures', topic, apiMetric(api, '5XXError', Stats.SUM), {
    threshold: 3,
    alarmDescription: 'Visitors got errors of the server: see the logs of the functions.',
  });
  alarm(scope, 'api-slow', topic, apiMetric(api, 'Latency', Stats.p(99)), {
    threshold: SLOW,
    evaluationPeriods: 3,
    evaluateLowSampleCountPercentile: 'ignore',
    alarmDescription: 'One answer in a hundred takes more than three seconds: see the traces.',
  });
  for (const [id, metric] of Object.entries({
    'pages-failed': pagesFailed(site),
    'pages-broken': functionErrors(`${site}-render-page`),
  })) {
    alarm(scope, id, topic, metric, {
      threshold: 3,
      alarmDescription: 'Pages could not be rendered, visitors got the plain ones: see the log of render-page.',
    });
  }
  alarm(scope, 'pictures-broken', topic, functionErrors(`${site}-transform-image`), {
    threshold: 3,
    alarmDescription: 'Pictures could not be made in a width: see the log of transform-image.',
  });
  for (const watcher of watchers) {
    alarm(
      scope,
      `${watcher.node.id}-late`,
      topic,
      watcher.metric('IteratorAge', { ...sum, statistic: Stats.MAXIMUM }),
      {
        threshold: Duration.minutes(15).toMilliseconds(),
        alarmDescription: `Changes of the table wait for a quarter of an hour: see the log of ${watcher.node.id}.`,
      },
    );
  }
  for (const job of daily) {
    // Silence is the fault here, so that a new site rings until its first night is over.
    alarm(scope, `${job.node.id}-missing`, topic, job.metricInvocations({ period: Duration.days(1) }), {
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: 2,
      datapointsToAlarm: 2,
      treatMissingData: TreatMissingData.BREACHING,
      alarmDescription: `A daily job did not run for two days: see the rule of ${job.node.id}.`,
    });
  }
  const throttles = new Metric({ ...sum, namespace: 'AWS/Lambda', metricName: 'Throttles' });
  alarm(scope, 'functions-throttled', topic, throttles, {
    alarmDescription: "Functions were refused: the account's limit of concurrent executions is reached.",
  });
  for (const kind of ['Read', 'Write']) {
    alarm(scope, `table-throttled-${kind.toLowerCase()}`, topic, table.metric(`${kind}ThrottleEvents`, sum), {
      alarmDescription: 'The table refused requests: see its consumed capacity.',
    });
  }
  for (const queue of deadLetters) {
    alarm(
      scope,
      `${queue.node.id}-waiting`,
      topic,
      queue.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES }),
      {
        alarmDescription: 'An event was given up after all its tries: the message in the queue says which.',
      },
    );
  }
  alarm(scope, 'backups', topic, backups.metricErrors({ period: FIVE_MINUTES }), {
    alarmDescription: 'Table or bucket could not be restored today: see the log of check-backups.',
  });
}
