import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { addAlarms } from './alarms.ts';
import type { ApiStack } from './api-stack.ts';
import { checkBackups, sweepAssets, sweepMedia } from './daily.ts';
import { addDashboard } from './dashboard.ts';
import type { DataStack } from './data-stack.ts';
import { githubRole } from './github-role.ts';
import { makePictures } from './make-pictures.ts';
import { measureUsage } from './measure-usage.ts';
import { notifyContact } from './notify-contact.ts';
import { publishProducts } from './publish-products.ts';
import type { SiteStack } from './site-stack.ts';
import { alarmsTopic } from './topics.ts';

interface OperationsStackProps extends StackProps {
  config: Config;
  bundles: string;
  data: DataStack;
  api: ApiStack;
  site: SiteStack;
}

/** Notifications, alarms, the dashboard, the daily jobs, the publication of drafts, and the role of the deployment workflow. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, { config, bundles, data, api, site, ...props }: OperationsStackProps) {
    super(scope, id, props);
    const topic = alarmsTopic(this, config);
    const notify = notifyContact(this, { config, bundles, table: data.table });
    const pictures = makePictures(this, { config, bundles, data });
    const sweep = sweepMedia(this, { config, bundles, data });
    const assets = sweepAssets(this, { config, bundles, data });
    const publish = publishProducts(this, { config, bundles, data });
    const backups = checkBackups(this, { config, bundles, data });
    const usage = measureUsage(this, { config, bundles, data });
    addAlarms(this, topic, {
      site: config.name,
      api: api.api,
      table: data.table,
      daily: [sweep.fn, assets.fn, backups.fn],
      watchers: [site.purge.fn, notify.fn],
      backups: backups.fn,
      deadLetters: [site.purge, notify, pictures, sweep, assets, publish, usage].map(({ deadLetters }) => deadLetters),
    });
    githubRole(this, { config, data, distribution: site.distribution });
    addDashboard(this, { config, api: api.api, table: data.table, distribution: site.distribution });
  }
}
