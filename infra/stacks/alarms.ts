import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { STAGE } from './api-stack.ts';
import type { Scheduled } from './event-sources.ts';

const FIVE_MINUTES = Duration.minutes(5);

/**
 * Creates an alarm that notifies `topic` when it starts and ends; missing data does not trigger it. An account has ten free alarm metrics,
 * so the Lambda metrics have no dimension and cover all functions of the region.
 */
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
  /** Name of the site and its API, and namespace of its metrics. */
  site: string;
  schedules: Scheduled[];
  deadLetters: Queue;
}

/** 1 if a job ran fewer than 90 percent of its daily runs. */
function missingJobs(schedules: Scheduled[]): MathExpression {
  const runs = schedules.map(({ rule: { ruleName: RuleName } }) => {
    const dimensionsMap = { RuleName };
    return new Metric({ namespace: 'AWS/Events', metricName: 'Invocations', statistic: Stats.SUM, dimensionsMap });
  });
  const isMissing = schedules.map(({ perDay }, at) => `(FILL(m${at}, 0) < ${Math.ceil(perDay * 0.9)})`);
  return new MathExpression({
    expression: `IF(${isMissing.join(' OR ')}, 1, 0)`,
    usingMetrics: Object.fromEntries(runs.map((metric, at) => [`m${at}`, metric])),
    period: Duration.days(1),
  });
}

/** Alarms that require action. Each description says where to look. */
export function addAlarms(scope: Construct, topic: Topic, { site, schedules, deadLetters }: Watched): void {
  const sum = { statistic: Stats.SUM, period: FIVE_MINUTES };
  const ofLambda = (metricName: string, statistic = Stats.SUM) =>
    new Metric({ ...sum, namespace: 'AWS/Lambda', metricName, statistic });
  const dimensionsMap = { ApiName: site, Stage: STAGE };
  const failures = new Metric({ ...sum, namespace: 'AWS/ApiGateway', metricName: '5XXError', dimensionsMap });
  alarm(scope, 'api-failures', topic, failures, {
    threshold: 3,
    alarmDescription: `Server errors or timeouts: see the log /aws/lambda/${site}-api.`,
  });
  // Counts failed renderings only, not the 503 of a site in maintenance mode.
  const service = { service: 'render-page' };
  const pagesFailed = new Metric({ ...sum, namespace: site, metricName: 'PagesFailed', dimensionsMap: service });
  alarm(scope, 'pages-failed', topic, pagesFailed, {
    threshold: 3,
    alarmDescription: `Pages could not be rendered, and visitors got their static files: see the log /aws/lambda/${site}-site.`,
  });
  alarm(scope, 'functions-failing', topic, ofLambda('Errors'), {
    threshold: 3,
    alarmDescription: 'Functions fail or time out: see the Lambda metric Errors by function.',
  });
  alarm(scope, 'functions-throttled', topic, ofLambda('Throttles'), {
    alarmDescription: 'Functions were throttled: the account has reached its limit of concurrent executions.',
  });
  alarm(scope, 'changes-late', topic, ofLambda('IteratorAge', Stats.MAXIMUM), {
    threshold: Duration.minutes(15).toMilliseconds(),
    alarmDescription: `Changes of the table have waited for 15 minutes: see the log /aws/lambda/${site}-operations.`,
  });
  // Missing data is the fault here, so a new site is in alarm until its first nightly run.
  alarm(scope, 'jobs-missing', topic, missingJobs(schedules), {
    evaluationPeriods: 2,
    treatMissingData: TreatMissingData.BREACHING,
    alarmDescription:
      'Daily jobs or the publication of drafts have not run for two days: see the rules of EventBridge.',
  });
  const waiting = deadLetters.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES });
  alarm(scope, 'dead-letters-waiting', topic, waiting, {
    alarmDescription:
      'A job, a backup check or an event failed after all retries: the message in the queue says which.',
  });
}
