import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { addAlarms } from './alarms.ts';
import type { FunctionOptions } from './bundle-function.ts';
import { makePictures, notifyContact, purgeCache } from './change-functions.ts';
import { deadLetters, onSchedule } from './event-sources.ts';
import { githubRole } from './github-role.ts';
import {
  countVisits,
  makeArchive,
  measureUsage,
  publishProducts,
  sweepAssets,
  sweepMedia,
} from './scheduled-functions.ts';
import { alarmsTopic } from './topics.ts';

type OperationsStackProps = StackProps & FunctionOptions & { distribution: Distribution };

/** Purges, notifications, alarms, the daily jobs, the publication of drafts, and the role of the deployment workflow. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, { config, bundles, data, distribution, ...props }: OperationsStackProps) {
    super(scope, id, props);
    const topic = alarmsTopic(this, config);
    const options = { config, bundles, data };
    purgeCache(this, options, distribution);
    notifyContact(this, options, distribution);
    makePictures(this, options);
    const jobs = [sweepMedia, sweepAssets, measureUsage, makeArchive, countVisits];
    const daily = onSchedule(
      this,
      'daily',
      jobs.map((job) => job(this, options)),
      { schedule: Schedule.cron({ hour: '2', minute: '30' }), timesPerDay: 1, retryAttempts: 2 },
    );
    // No retries: the next run catches up.
    const minutely = onSchedule(this, 'minutely', [publishProducts(this, options)], {
      schedule: Schedule.rate(Duration.minutes(1)),
      timesPerDay: 24 * 60,
      retryAttempts: 0,
    });
    addAlarms(this, topic, { site: config.name, schedules: [daily, minutely], deadLetters: deadLetters(this) });
    githubRole(this, options, distribution);
  }
}
