import { env } from '@rombo/functions/env';
import { Duration, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { BundleFunction } from './bundle-function.ts';
import { onTableChange } from './table-events.ts';
import { tableWatchers } from './table-watchers.ts';
import { messagesTopic } from './topics.ts';

interface NotifyContactOptions {
  config: Config;
  bundles: string;
  table: Table;
}

/** Tells the company of each new message: by SES where a sender is configured, by SNS otherwise. */
export function notifyContact(scope: Construct, { config, bundles, table }: NotifyContactOptions) {
  const { sender, notifyEmail } = config;
  const fn = new BundleFunction(scope, 'notify-contact', {
    site: config.name,
    bundles,
    description: 'Mails each new message to the company.',
    memory: 256,
    timeout: Duration.minutes(1),
  });
  if (sender && notifyEmail) {
    fn.addEnvironment(env.sender, sender).addEnvironment(env.recipient, notifyEmail);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: identitiesOf(Stack.of(scope), [sender, notifyEmail]),
      }),
    );
  } else {
    const topic = messagesTopic(scope, config);
    fn.addEnvironment(env.messagesTopic, topic.topicArn);
    topic.grantPublish(fn);
  }
  onTableChange(fn, table, tableWatchers['notify-contact']);
}

/** SES knows an address as itself or by its domain, and in its sandbox asks for the recipient's too. */
const identitiesOf = (stack: Stack, addresses: string[]): string[] =>
  [...new Set(addresses.flatMap((address) => [address, address.split('@')[1] ?? '']))].map((resourceName) =>
    stack.formatArn({ service: 'ses', resource: 'identity', resourceName }),
  );
