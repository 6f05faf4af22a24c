import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { acknowledge } from './permissions.ts';

/** Topic of alarms and budget. It is not encrypted, because CloudWatch cannot use the account's default key, and holds no personal data. */
export function alarmsTopic(scope: Construct, { notifyEmail }: Config): Topic {
  const topic = new Topic(scope, 'alarms', { enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: ['budgets', 'cloudwatch'].map((service) => new ServicePrincipal(`${service}.amazonaws.com`)),
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  if (notifyEmail) subscribe(topic, notifyEmail);
  new CfnOutput(scope, 'AlarmsTopic', { value: topic.topicArn });
  return topic;
}

/** Topic of visitors' messages if no sender is configured. Encrypted at rest. */
export function messagesTopic(scope: Construct, { notifyEmail }: Config): Topic {
  const masterKey = Alias.fromAliasName(scope, 'sns-key', 'alias/aws/sns');
  const topic = new Topic(scope, 'messages', { masterKey, enforceSSL: true });
  if (notifyEmail) subscribe(topic, notifyEmail);
  new CfnOutput(scope, 'MessagesTopic', { value: topic.topicArn });
  return topic;
}

function subscribe(topic: Topic, address: string): void {
  topic.addSubscription(new EmailSubscription(address));
  acknowledge(topic, {
    'Serverless-SNSRedrivePolicy': 'SNS tries an address again for hours, and a queue would keep what visitors wrote.',
  });
}
